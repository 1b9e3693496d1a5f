/** The kind of note that a test keeps for each state of a page that axe walked. */
export const PAGE_STATE = 'page state';
