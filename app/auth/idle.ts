/** A session ends after this long without a request. */
export const idleSeconds = 600;
