// Tests that fail once have failed: what they assert of money, rights and writes that were acknowledged may not happen
// even once in a hundred runs, and a second try would hide that it does.

/** Of a test's file, or of its title with the requirement in it. */
const NEVER_REPEATED = [
  // Money, roles, writes over a bad network.
  /\b(?:PAY|ROLE|NET)-\d/,
  /\b(?:payments|disputes|invoices|ledger|idempotency)\b/,
  /\b(?:access-matrix|hostile-pages|stored-scripts)\b/,
  /\b(?:killed|double-click|network-failures)\b/,
  /\bverify-money\b/,
];

/**
 * @param {string} name a test's file and title
 * @returns {boolean} whether its first answer stands
 */
function isNeverRepeated(name) {
  return NEVER_REPEATED.some((pattern) => pattern.test(name));
}

module.exports.isNeverRepeated = isNeverRepeated;
