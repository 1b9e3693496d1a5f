/** Longer than any code, account or id of the provider. */
export const WORD_MAX = 255;

/** How many parts of one payment are shown. */
export const PARTS_MAX = 1_000;
