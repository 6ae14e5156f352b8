/** On a vehicle's tab; its history has all. */
export const maxShown = 200;
