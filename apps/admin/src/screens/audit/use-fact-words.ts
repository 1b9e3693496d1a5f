import { cents, isPlainDate } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { useIntl } from 'react-intl';
import { factNameOf, factWordsOf } from './fact-table.js';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WORDS_OF_MACHINES = /^[a-z\d]+(?:_[a-z\d]+)+$/;
/** Facts whose values are names of fields. */
const OF_FIELDS: ReadonlySet<string> = new Set(['fields', 'corrected']);

/** `byStaff`, `in_hand`: as somebody would say it. */
function readable(name: string): string {
  const words = name.replaceAll(/[_.]/g, ' ').replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface FactWords {
  /** Of a field within a list too: `licenses.0.expiresOn`. */
  readonly nameOf: (fact: string) => string;
  readonly valueOf: (fact: string, value: unknown) => string;
}

/** ADM-01, I18N-01: the facts of an entry about `action`, in the reader's words. */
export function useFactWords(action: string): FactWords {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const formats = useFormats();

  const nameOf = (fact: string): string => {
    const [, place, within] = /\.(\d+)\.(.+)$/.exec(fact) ?? [];
    if (place !== undefined && within !== undefined) {
      const values = { number: Number(place) + 1, field: nameOf(within) };
      return formatMessage({ id: 'admin.audit.license_field' }, values);
    }
    const id = factNameOf(fact);
    return id === undefined ? readable(fact) : formatMessage({ id });
  };

  const textOf = (fact: string, text: string): string => {
    if (OF_FIELDS.has(fact)) return nameOf(text);
    const id = factWordsOf(fact, action, text);
    if (id !== undefined) return formatMessage({ id });
    if (isPlainDate(text)) return formats.plainDate(text, 'full');
    if (INSTANT.test(text)) return formats.dateTime(text);
    return WORDS_OF_MACHINES.test(text) ? readable(text) : text;
  };

  const valueIn = (fact: string, value: unknown): string => {
    if (value === undefined || value === null) return formatMessage({ id: 'admin.audit.nothing' });
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'admin.audit.yes' : 'admin.audit.no' });
    if (typeof value === 'number') return fact.endsWith('Cents') ? formatMoney(cents(value)) : formatNumber(value);
    if (typeof value === 'string') return textOf(fact, value);
    if (!Array.isArray(value)) return JSON.stringify(value);
    if (value.length === 0) return formatMessage({ id: 'admin.audit.nothing' });
    return formatList(value.map((one: unknown) => valueIn(fact, one)));
  };

  // What a field within a list is called stands after its place.
  return { nameOf, valueOf: (fact, value) => valueIn(fact.slice(fact.lastIndexOf('.') + 1), value) };
}
