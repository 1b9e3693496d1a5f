import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { LOCALES, type Locale } from '@cw/domain';

type Values = Readonly<Record<string, string | number>>;

/** The texts that a page shows in one language, by the ids of the product's own catalogues. */
export interface Words {
  readonly locale: Locale;
  /** Throws on an id that does not exist, or a placeholder left empty. */
  readonly t: (id: string, values?: Values) => string;
}

const CATALOGUES = fileURLToPath(new URL('../../../../libs/i18n/src/catalogues/', import.meta.url));

function readCatalogue(locale: Locale): Record<string, string> {
  const folder = `${CATALOGUES}${locale}/`;
  const areas: Record<string, string>[] = readdirSync(folder).map((name) =>
    JSON.parse(readFileSync(folder + name, 'utf8')),
  );
  return Object.assign({}, ...areas) as Record<string, string>;
}

function createWords(locale: Locale): Words {
  const onError = (error: Error): never => {
    throw error;
  };
  const intl = createIntl<string>({ locale, messages: readCatalogue(locale), onError }, createIntlCache());
  return {
    locale,
    t: (id, values = {}) => String(intl.formatMessage({ id }, values)),
  };
}

const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, createWords(locale)])) as Record<Locale, Words>;

export const wordsOf = (locale: Locale): Words => WORDS[locale];

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as both languages write them: `$1,250.00`. */
export const money = (dollars: number): string => usd.format(dollars);

/** The same on a button, where cents stand only if there are any: `$1,250`. */
export const shortMoney = (dollars: number): string => money(dollars).replace(/\.00$/, '');
