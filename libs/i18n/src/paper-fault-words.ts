import type { FieldFault } from '@cw/domain';
import type { MessageId } from './catalogues/en.js';

/** Which words say what is wrong, and what fills their placeholders. */
export interface FaultWords {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Where the words for a code alone would say less of a paper than a person needs, by the field's own name. */
const WORDS: Readonly<Record<string, MessageId>> = {
  'eachOccurrenceCents integer': 'settings.fault.cover',
  'eachOccurrenceCents too_small': 'settings.fault.cover_small',
  'eachOccurrenceCents too_large': 'settings.fault.cover_large',
  'name not_allowed': 'settings.papers.fault.tax_number',
  'businessName not_allowed': 'settings.papers.fault.tax_number',
  'completedOn not_allowed': 'settings.papers.fault.ahead',
  'signedOn not_allowed': 'settings.papers.fault.ahead',
  'expiresOn order': 'settings.papers.fault.order',
  // A choice that was not made.
  'state not_allowed': 'errors.field.required',
  'trade not_allowed': 'errors.field.required',
  'taxClass not_allowed': 'errors.field.required',
};

/**
 * VER-01: the words for a fault that `readPaper` finds. `expired` are those for a day that is over: its holder is asked
 * for another paper, staff cannot be.
 */
export function paperFaultWords({ path, code, values }: FieldFault, expired: MessageId): FaultWords {
  const name = path.split('.').at(-1) ?? '';
  const id = `${name} ${code}` === 'expiresOn past' ? expired : WORDS[`${name} ${code}`];
  return { id: id ?? `errors.field.${code}`, ...(values && { values }) };
}
