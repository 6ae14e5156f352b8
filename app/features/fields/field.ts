import type { FieldProps } from "~/ui/field";

/**
 * A noun's fields are one list, in the order of its form. The schema, the form, the page, the changes and the CSV file are made from it.
 */
export type Field = DataField | OwnField;

/** A field that is one column and one input. */
export type DataField = Named & {
  column: string;
  label: string;
  hint?: string;
  /** On its page, when not the label. */
  pageLabel?: string;
  /** What its page shows when nothing is stored; without it the line is left out. */
  none?: string;
  /** The page shows it elsewhere, such as in its title. */
  inDetails?: false;
  /** Only people who see costs may see or change it. */
  costs?: "change" | "see";
  /** Its heading in the CSV file; null when the file leaves it out. */
  csv?: string | null;
} & Kind;

/** Of a noun whose CSV file is not made from the list. */
export type FieldWithoutFile = DataField & { csv?: never };

/** A field that no kind covers: the noun's own schema, form and page write it by hand. */
export type OwnField = Named & { kind: "own"; columns: readonly string[] };

type Named = {
  name: string;
  /** Neighbors in one row are side by side where there is room. */
  row?: string;
};

type Kind =
  | (Text & { kind: "text"; input?: TextInput; limitsTyping?: true; check?: Check })
  | (Text & { kind: "long text"; rows?: number; limitsTyping?: true })
  /** Dollars for one piece, not below zero, up to four decimals. */
  | { kind: "price" }
  /** Dollars and cents, with the messages of the fleet's records. */
  | { kind: "money" }
  /** A whole number of pieces, not below 0. */
  | { kind: "count" }
  | { kind: "year"; messageName: string }
  /** A required day is not after tomorrow. */
  | { kind: "day"; required?: true; input?: TextInput }
  /** `initial` is chosen in a new form; `unchosen` is the text while nothing is chosen. */
  | { kind: "choice"; choices: readonly Choice[]; error: string; initial?: string; unchosen?: string }
  | { kind: "checkbox" };

type Text = {
  maxLength: number;
  /** "own words": the noun's schema has the message when it is missing. */
  required?: true | "own words";
  /** The message when it is missing, if not "Name is required". */
  missing?: string;
  /** Stored when nothing was typed: null, or here an empty text. */
  blank?: "";
  /** In messages, when not the label. */
  messageName?: string;
};

/** What a text must be, unless it is empty. Forms and imports refuse another with the message. */
type Check = { passes: (text: string) => boolean; message: string };

type TextInput = Pick<
  FieldProps,
  "type" | "mono" | "autoComplete" | "autoCapitalize" | "spellCheck" | "placeholder"
>;

export type Choice = { value: string; label: string };

export type Fields = readonly Field[];

export type NameOf<List extends Fields> = List[number]["name"];
export type OwnNameOf<List extends Fields> = Extract<List[number], OwnField>["name"];
export type DataOf<List extends Fields> = Exclude<List[number], OwnField>;

export type ValueOf<F> = F extends { kind: "text" | "long text" }
  ? F extends { required: true } | { blank: "" }
    ? string
    : string | null
  : F extends { kind: "count" }
    ? number
    : F extends { kind: "year" }
      ? number | null
      : F extends { kind: "day"; required: true }
        ? string
        : F extends { kind: "choice"; choices: readonly { value: infer Value }[] }
          ? Value
          : F extends { kind: "checkbox" }
            ? boolean
            : string | null;

/** What its column may hold: records that came in another way may lack what the form requires. */
export type StoredOf<F> = (F extends { kind: "choice" } ? string : ValueOf<F>) | null;

export type Values<List extends Fields> = { [F in DataOf<List> as F["name"]]: ValueOf<F> };
export type Columns<List extends Fields> = { [F in DataOf<List> as F["column"]]: ValueOf<F> };
export type Stored<List extends Fields> = { [F in DataOf<List> as F["column"]]: StoredOf<F> };

export function isData<F extends Field>(field: F): field is Exclude<F, OwnField> {
  return field.kind !== "own";
}
