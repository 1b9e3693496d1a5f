import { cents, type Cents } from '@cw/domain';
import { Column, type ColumnOptions } from 'typeorm';

/** Reads a bigint column, which arrives as text, as checked cents. Throws RangeError beyond safe integers. */
export const readCents = (value: string | number): Cents => cents(Number(value));

const transformer = {
  to: (value: number | null | undefined): string | null | undefined =>
    value === null || value === undefined ? value : String(cents(value)),
  from: (value: string | null): Cents | null => (value === null ? null : readCents(value)),
};

/** A bigint column of whole cents; a fraction never reaches the database. Options are the column's own. */
export const CentsColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'bigint', transformer });
