/** The bins that every account starts with. Any others are its own. */
export const usualBins = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"];
