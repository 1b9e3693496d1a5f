/** Prefix of the class names of stored pages. What comes to life there takes the same, and writes no style twice. */
export const STORED_KEY = 'css';
