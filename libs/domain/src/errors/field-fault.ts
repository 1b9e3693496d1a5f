/** Every way in which one field of an input can be wrong; each has words under `errors.field.<code>`. */
export const FIELD_FAULT_CODES = [
  'required',
  'invalid',
  'text',
  'number',
  'integer',
  'boolean',
  'list',
  'object',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_unique',
  'not_allowed',
  'pattern',
  'email',
  'phone',
  'id',
  'date',
  'instant',
  'time',
  'time_zone',
  'unknown_property',
  'passwords_differ',
  'password_common',
  'password_wrong',
  'must_accept',
  'cursor',
  'taken',
  'totp',
  'zip_unknown',
  'zip_state',
  'past',
  'not_ahead',
  'order',
  'after_closing',
  'repair_category',
  'link',
  'unreadable',
  'same_photo',
  'returned_photo',
  'agent_declined',
] as const;
export type FieldFaultCode = (typeof FIELD_FAULT_CODES)[number];

/** One fault of one field of an input, before it has words. `path` is dotted: `lines.0.amountCents`. */
export interface FieldFault {
  readonly path: string;
  readonly code: FieldFaultCode;
  /** Fills the placeholders of its words. `limit` has the unit of the field: cents for `amountCents`; `on` is a day. */
  readonly values?: Readonly<Record<string, string | number>>;
}
