/** The product cannot start: the message is one line that names the cause and the cure. */
export class StartFailure extends Error {}
