// Which screens stand in docs/screens, and what their files are called.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/bootstrap.mjs';

/** @typedef {{ screen: string, locale: 'en' | 'es', width: 390 | 1280, scheme: 'light' | 'dark' }} DocsScreen */

export const DOCS_FOLDER = join(ROOT, 'docs/screens');

/** What a README may weigh: a picture is for looking at, not for printing. */
export const MOST_BYTES = 80 * 1024;

/** @returns {readonly DocsScreen[]} */
export const docsScreens = () => JSON.parse(readFileSync(join(DOCS_FOLDER, 'screens.json'), 'utf8'));

/**
 * As `npm run screens` calls it, without what kind of file it is.
 * @param {DocsScreen} one
 */
export const nameOf = ({ screen, locale, width, scheme }) => `${screen}.${locale}.${width}.${scheme}`;
