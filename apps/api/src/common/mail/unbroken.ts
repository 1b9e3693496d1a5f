const MONTHS_EN = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const MONTHS_ES = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';

/** Numbers of invoices, requests and files; phone numbers; times of the day; days of a month. */
const TOGETHER = new RegExp(
  [
    String.raw`\b[A-Z]{1,4}(?:-[A-Z\d]+)*-\d[A-Z\d-]*`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\b\d{1,2}(?::\d{2})?\s[AP]M\b`,
    String.raw`\b(?:${MONTHS_EN})[a-z]* \d{1,2}\b`,
    String.raw`\b\d{1,2} (?:de )?(?:${MONTHS_ES})[a-z]*\b`,
  ].join('|'),
  'g',
);

/** Written text of a page in which no line breaks within what is read, or dialed, as one. Copied, it is what it was. */
export const unbroken = (html: string): string =>
  html.replaceAll(TOGETHER, (together) => `<span style="white-space:nowrap">${together}</span>`);
