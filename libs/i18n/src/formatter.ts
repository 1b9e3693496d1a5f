import { createIntl, createIntlCache } from '@formatjs/intl';
import { en, type MessageId, type Messages } from './catalogues/en.js';
import { es } from './catalogues/es.js';
import type { Locale } from './locale.js';

/** What an ICU placeholder may be filled with. */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date>>;

export interface Formatter {
  readonly locale: Locale;
  /** The text of an id in this language; throws when a placeholder is left empty. */
  readonly text: (id: MessageId, values?: MessageValues) => string;
}

const CATALOGUES: Readonly<Record<Locale, Messages>> = { en, es };

function create(locale: Locale): Formatter {
  const intl = createIntl(
    {
      locale,
      messages: CATALOGUES[locale],
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  return { locale, text: (id, values) => intl.formatMessage({ id }, values) };
}

const formatters = new Map<Locale, Formatter>();

/** Texts outside the browser: problem details, e-mails, notifications, documents. */
export function formatterFor(locale: Locale): Formatter {
  const known = formatters.get(locale);
  if (known !== undefined) return known;
  const formatter = create(locale);
  formatters.set(locale, formatter);
  return formatter;
}
