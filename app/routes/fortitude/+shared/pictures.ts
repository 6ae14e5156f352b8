/** In pixels. Each picture is there in both. */
export const pictureWidths = [640, 1280] as const;

const wide = { width: 1280, height: 800 };

export const pictures = {
  fleet: {
    ...wide,
    alt: "The list of a fleet: each unit with its number, VIN, mileage and what is due.",
  },
  inspection: {
    ...wide,
    alt: "A pre-trip inspection: each item is OK, defective or not applicable.",
  },
  inventory: {
    ...wide,
    alt: "The parts inventory: number, description, bin, quantity and prices, with what is low marked.",
  },
  invoice: {
    ...wide,
    alt: "An invoice: the customer, the lines, tax, the total and what was paid.",
  },
};

export type PictureName = keyof typeof pictures;
