import type { FieldFaultCode } from '../errors/domain-error.js';

/** What each rule of class-validator means in our words; a custom rule names its own by `context: { code }`. */
const CODE_OF_RULE: Readonly<Record<string, FieldFaultCode>> = {
  isDefined: 'required',
  isNotEmpty: 'required',
  whitelistValidation: 'unknown_property',
  isString: 'text',
  isNumber: 'number',
  isInt: 'integer',
  isBoolean: 'boolean',
  isArray: 'list',
  isObject: 'object',
  nestedValidation: 'object',
  minLength: 'too_short',
  maxLength: 'too_long',
  isLength: 'too_long',
  min: 'too_small',
  max: 'too_large',
  isPositive: 'too_small',
  arrayMinSize: 'too_few',
  arrayNotEmpty: 'too_few',
  arrayMaxSize: 'too_many',
  arrayUnique: 'not_unique',
  isIn: 'not_allowed',
  isEnum: 'not_allowed',
  matches: 'pattern',
  isEmail: 'email',
  isPhoneNumber: 'phone',
  isUuid: 'id',
  isDateString: 'instant',
  isIso8601: 'instant',
  isTimeZone: 'time_zone',
  isMilitaryTime: 'time',
  equals: 'must_accept',
};

/** A value of the wrong kind makes its other rules meaningless: only these are then reported. */
export const KIND_CODES: ReadonlySet<FieldFaultCode> = new Set([
  'text',
  'number',
  'integer',
  'boolean',
  'list',
  'object',
]);

export const codeOfRule = (rule: string): FieldFaultCode => CODE_OF_RULE[rule] ?? 'invalid';
