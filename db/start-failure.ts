/** The message is one line that names the cause and the fix. */
export class StartFailure extends Error {}
