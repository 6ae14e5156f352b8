/** What a count is about, as the form's list has it: the whole stock, or one bin ("" are the parts that lie in none). */
export const wholeStock = "all";
export const binChoice = (bin: string) => `bin:${bin}`;

/** The fields of one part in the forms that count. */
export const quantityField = (itemId: string) => `quantity-${itemId}`;
export const howField = (itemId: string) => `how-${itemId}`;
/** The version of the earlier entry that the person saw when choosing. */
export const seenField = (itemId: string) => `seen-${itemId}`;
export const sureField = (itemId: string) => `sure-${itemId}`;
