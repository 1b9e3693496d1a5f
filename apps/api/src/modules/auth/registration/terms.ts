/** The version of the terms that a registration accepts; recorded with the account (LEGAL-01). */
export const TERMS_VERSION = '2026-11-01';
