import { FIELD_NAMES, fieldError, FORMATS, valuesFor, type FieldName } from './card-values.js';
import type { SandboxMessageId } from './messages.js';
import { OFFERED_CARDS } from './test-cards.js';
import type { FormSpec } from './test-form.js';

const HINTS: Partial<Record<FieldName, SandboxMessageId>> = {
  expiry: 'sandbox.field.expiry_hint',
  cvc: 'sandbox.field.cvc_hint',
};

/** Paying by card. */
export const CARD_SPEC: FormSpec<FieldName> = {
  title: 'sandbox.form.name',
  offer: 'sandbox.form.cards',
  fields: FIELD_NAMES.map((name) => {
    const hint = HINTS[name];
    return { name, inputMode: 'numeric', format: FORMATS[name], ...(hint && { hint }) };
  }),
  offered: OFFERED_CARDS.map(({ label, number }) => ({ label, values: (today: Date) => valuesFor(number, today) })),
  label: (name) => `sandbox.field.${name}`,
  fault: fieldError,
};
