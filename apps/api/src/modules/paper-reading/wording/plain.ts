/** How people who fill in forms all day shorten their words; with what they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  's/b': 'should be',
  'w/o': 'without',
  'w/': 'with ',
  '@': 'at',
  '&': 'and',
  "req'd": 'required',
  "rec'd": 'received',
  "repl'd": 'replaced',
  reqd: 'required',
  'req.': 'required',
  'cert.': 'certification',
  'certs.': 'certifications',
  cert: 'certification',
  certs: 'certifications',
  'insp.': 'inspection',
  'inop.': 'inoperable',
  inop: 'inoperable',
  'repl.': 'replace',
  'elec.': 'electrical',
  'plumb.': 'plumbing',
  'fdn.': 'foundation',
  'ext.': 'exterior',
  'int.': 'interior',
  'lic.': 'licensed',
  'dmg.': 'damage',
  wh: 'water heater',
  hwh: 'water heater',
  rpr: 'repair',
  ptd: 'prior to docs',
  ptf: 'prior to funding',
  ptc: 'prior to closing',
};
const SHORTENED =
  /(?<![\p{L}\p{N}/&])(?:s\/b|w\/o|(?:req|rec|repl)'d|(?:certs?|req|insp|inop|repl|elec|plumb|fdn|ext|int|lic|dmg)\.|(?:reqd|certs?|inop|h?wh|rpr|pt[dfc])(?![\p{L}.])|w\/(?!d))|(?<=\s)[@&](?=\s)/gu;

/** Lower case, no accents, nothing shortened: how wording is compared. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(SHORTENED, (short) => SHORT[short] ?? short);

/** Of several ways to say it, each a regular expression's source over plain text, whole words at its start. */
export const anyOf = (...ways: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})`, 'u');
