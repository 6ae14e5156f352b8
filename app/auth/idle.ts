/** Without a request for this long a session is over. */
export const idleSeconds = 600;
