/** PROJ-08: the five digits of a ZIP code. */
export const ZIP_PATTERN = /^\d{5}$/;

/** As people write one: five digits, or with the four of ZIP+4 behind them, after a hyphen, a space or nothing. */
export const ZIP_TYPED_PATTERN = /^(\d{5})(?:[- ]?\d{4})?$/;

/** PROJ-08: the five digits of what was typed; a place is known by them. Undefined for what is no ZIP code. */
export const zipOf = (typed: string): string | undefined => ZIP_TYPED_PATTERN.exec(typed.trim())?.[1];
