/** What stands before an entry of a list and nowhere else. */
export const BULLET_SIGNS = '•·▪‣◦●○☐☑✓✔';

// A dash or a star only with a blank behind it: "-$50.00" is an amount.
const BULLET = new RegExp(String.raw`^\s*(?:[${BULLET_SIGNS}]\s*|[-–—*]\s+)`, 'u');

/** One entry as it was copied from a list, without its bullet; a text of several lines stays as it was typed. */
export const withoutBullet = (typed: string): string =>
  /[\n\r]/u.test(typed.trim()) ? typed : typed.replace(BULLET, '');
