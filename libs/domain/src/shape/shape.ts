import type { FieldFaultCode } from '../errors/field-fault.js';

/**
 * What an input looks like, as data: the API reads a body by it and documents it from it, a form judges by it what a
 * person typed, so that both give the same verdict. Lengths in characters, amounts in cents.
 */
export interface TextField {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number;
  /** It may have several lines; any other text is one line. */
  readonly multiline?: true;
  /** Words of one line that are no name: `lineFault` does not judge them. */
  readonly note?: true;
  readonly optional?: true;
}
export interface PatternField {
  readonly kind: 'email' | 'phone' | 'zip' | 'date';
  readonly optional?: true;
}
export interface WholeField {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly optional?: true;
}
export interface ChoiceField<T extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly T[];
  readonly optional?: true;
}
export interface ObjectField<S extends Shape = Shape> {
  readonly kind: 'object';
  readonly fields: S;
  readonly optional?: true;
}
export interface ListField<S extends Shape = Shape> {
  readonly kind: 'list';
  readonly fields: S;
  readonly min: number;
  readonly max: number;
  /** Said when there are fewer than `min`. */
  readonly tooFew: FieldFaultCode;
}
export type Field = TextField | PatternField | WholeField | ChoiceField | ObjectField | ListField;
export interface Shape {
  readonly [name: string]: Field;
}

type Present<F extends Field> =
  F extends ChoiceField<infer T>
    ? T
    : F extends WholeField
      ? number
      : F extends ListField<infer S>
        ? readonly Shaped<S>[]
        : F extends ObjectField<infer S>
          ? Shaped<S>
          : string;

/** What was read by a shape: nothing is missing, and what was left out is null. */
export type Shaped<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends { readonly optional: true } ? Present<S[K]> | null : Present<S[K]>;
};
