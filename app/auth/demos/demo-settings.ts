/** How long a demo runs. */
export const demoMinutes = 30;
/** From then on every page says when it ends. */
export const noticeMinutes = 5;
export const maxRunning = 50;
export const maxWaitSeconds = 60;
