/** What a count covers, as the form lists it: the whole stock, or one bin ("" is the parts without a bin). */
export const wholeStock = "all";
export const binChoice = (bin: string) => `bin:${bin}`;

export const quantityField = (itemId: string) => `quantity-${itemId}`;
export const howField = (itemId: string) => `how-${itemId}`;
/** The version of the earlier entry that the person saw when choosing. */
export const seenField = (itemId: string) => `seen-${itemId}`;
/** The part's last movement when its book quantity was shown. */
export const shownField = (itemId: string) => `shown-${itemId}`;
/** When the sheet was printed that the counts are typed from. */
export const printedField = "printed";
/** Between which movements the pieces were counted, as chosen. */
export const whenField = (itemId: string) => `when-${itemId}`;
export const sureField = (itemId: string) => `sure-${itemId}`;
