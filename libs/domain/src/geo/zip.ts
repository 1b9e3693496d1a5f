/** PROJ-08: the five digits of a ZIP code. */
export const ZIP_PATTERN = /^\d{5}$/;
