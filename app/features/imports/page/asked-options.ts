import { currencyCodes } from "../cells/column-numbers";
import type { ReadOptions } from "../cells/read-options";

type Question = {
  name: Exclude<keyof ReadOptions, "rate">;
  label: string;
  options: { value: string; label: string }[];
};

/** Options that a file may leave open. */
export const optionQuestions: Question[] = [
  {
    name: "dateOrder",
    label: "Dates are written",
    options: [
      { value: "mdy", label: "month/day/year" },
      { value: "dmy", label: "day/month/year" },
      { value: "ymd", label: "year-month-day" },
    ],
  },
  {
    name: "decimal",
    label: "Decimals are written with a",
    options: [
      { value: "point", label: "point: 1,234.50" },
      { value: "comma", label: "comma: 1.234,50" },
    ],
  },
  {
    name: "distanceUnit",
    label: "Mileage is in",
    options: [
      { value: "mi", label: "miles" },
      { value: "km", label: "kilometers" },
      { value: "h", label: "hours" },
    ],
  },
  {
    name: "volumeUnit",
    label: "Volume is in",
    options: [
      { value: "gal", label: "US gallons" },
      { value: "L", label: "liters" },
      { value: "imp gal", label: "imperial gallons" },
    ],
  },
  {
    name: "priceMeans",
    label: "The price is that of",
    options: [
      { value: "unit", label: "one gallon or liter" },
      { value: "total", label: "the whole fill" },
    ],
  },
  {
    name: "currency",
    label: "Money is in",
    options: currencyCodes.map((value) => ({ value, label: value })),
  },
];
