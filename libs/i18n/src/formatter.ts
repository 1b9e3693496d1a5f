import { createIntl, createIntlCache } from '@formatjs/intl';
import { allEnglish, type TextId, type Texts } from './catalogues/all-en.js';
import { allSpanish } from './catalogues/all-es.js';
import { tagOf, type Locale } from './locale.js';

/** What an ICU placeholder may be filled with. */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date>>;

export interface Formatter {
  readonly locale: Locale;
  /** The text of an id in this language; throws when a placeholder is left empty. */
  readonly text: (id: TextId, values?: MessageValues) => string;
}

const CATALOGUES: Readonly<Record<Locale, Texts>> = { en: allEnglish, es: allSpanish };

// `intl.formatMessage` looks its text up by the JSON of all its options, which takes longer than filling the text does.
type MessageFormat = ReturnType<ReturnType<typeof createIntl>['formatters']['getMessageFormat']>;

function create(locale: Locale): Formatter {
  const intl = createIntl(
    {
      locale: tagOf(locale),
      messages: CATALOGUES[locale],
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  const compiled = new Map<TextId, MessageFormat>();
  const compile = (id: TextId): MessageFormat => {
    const { formatters, formats } = intl;
    const format = formatters.getMessageFormat(CATALOGUES[locale][id], tagOf(locale), formats, { formatters });
    compiled.set(id, format);
    return format;
  };
  return { locale, text: (id, values) => String((compiled.get(id) ?? compile(id)).format(values)) };
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
