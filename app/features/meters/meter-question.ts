import type { MeterProblem } from "./meters.server";

/** Asks about an implausible reading, with the two ways to go on. */
export function meterQuestion({ doubts, confirm, mayStrike }: MeterProblem) {
  return {
    title: "Check the mileage",
    texts: doubts.map(({ text }) => text),
    choices: [
      { name: "meterConfirmed", value: confirm, label: "Save anyway" },
      ...doubts
        .filter(({ rival }) => mayStrike && !rival.isOfMeterChange)
        .map(({ rival }) => ({
          name: "strikeReading",
          value: rival.id,
          label: `Strike out ${rival.text}, and save`,
        })),
    ],
  };
}
