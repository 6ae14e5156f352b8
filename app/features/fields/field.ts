import type { FieldProps } from "~/ui/field";

/**
 * One fact of a noun. A noun's fields are one list, in the order of its form; the schema, the form, the page, the changes and the CSV
 * file are made from it.
 */
export type Field = DataField | OwnField;

/** A fact that is one column and one input. */
export type DataField = Named & {
  column: string;
  label: string;
  hint?: string;
  /** On its page, where it is not the label. */
  pageLabel?: string;
  /** What its page says where nothing is stored; without it the line is left out. */
  none?: string;
  /** The page shows it elsewhere, such as in its title. */
  inDetails?: false;
  /** Only who sees what things cost may change it, or even see it. */
  costs?: "change" | "see";
  /** Its heading in the CSV file; null where the file does not have it. */
  csv?: string | null;
} & Kind;

/** What no kind covers: the noun's own schema, form and page write it by hand. */
export type OwnField = Named & { kind: "own"; columns: readonly string[] };

type Named = {
  /** In the form. */
  name: string;
  /** Neighbors of one row are side by side where there is room. */
  row?: string;
};

type Kind =
  | (Text & { kind: "text"; input?: TextInput; limitsTyping?: true })
  | (Text & { kind: "long text"; rows?: number; limitsTyping?: true })
  /** An amount in dollars, not below zero. */
  | { kind: "price" }
  /** The same, with the messages of the fleet's records. */
  | { kind: "money" }
  /** A whole number of pieces, from 0 on. */
  | { kind: "count" }
  | { kind: "year"; messageName: string }
  /** A day. A required one is not after tomorrow. */
  | { kind: "day"; required?: true; input?: TextInput }
  /** `initial` is chosen in a new form; `unchosen` is what stands there while nothing is. */
  | { kind: "choice"; choices: readonly Choice[]; error: string; initial?: string; unchosen?: string }
  | { kind: "checkbox" };

type Text = {
  maxLength: number;
  /** "own words": the noun's schema says what is missing. */
  required?: true | "own words";
  /** What is said when it is missing, where that is not "Name is required". */
  missing?: string;
  /** What is stored when nothing was typed: null, or here no letters. */
  blank?: "";
  /** In messages, where it is not the label. */
  messageName?: string;
};

type TextInput = Pick<
  FieldProps,
  "type" | "mono" | "autoComplete" | "autoCapitalize" | "spellCheck" | "placeholder"
>;

export type Choice = { value: string; label: string };

export type Fields = readonly Field[];

export type NameOf<List extends Fields> = List[number]["name"];
export type OwnNameOf<List extends Fields> = Extract<List[number], OwnField>["name"];
export type DataOf<List extends Fields> = Exclude<List[number], OwnField>;

/** What the schema makes of what was typed. */
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

/** What its column may hold: what came in another way may lack what the form asks for. */
export type StoredOf<F> = (F extends { kind: "choice" } ? string : ValueOf<F>) | null;

export type Values<List extends Fields> = { [F in DataOf<List> as F["name"]]: ValueOf<F> };
export type Columns<List extends Fields> = { [F in DataOf<List> as F["column"]]: ValueOf<F> };
export type Stored<List extends Fields> = { [F in DataOf<List> as F["column"]]: StoredOf<F> };

export function isData<F extends Field>(field: F): field is Exclude<F, OwnField> {
  return field.kind !== "own";
}
