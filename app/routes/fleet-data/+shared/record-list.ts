/** A vehicle's tab shows the newest; its history has all. */
export const maxShown = 200;
