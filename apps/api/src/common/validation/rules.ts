import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { isPlainDate, lineFault, oneLine, trimmed, type LineFault } from '@cw/domain';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import type { FieldFaultCode } from '../errors/domain-error.js';

/** A rule of our own with its fault's code. `accepts` sees the value and the whole object. */
export const Rule = (
  name: string,
  code: FieldFaultCode,
  accepts: (value: unknown, object: object) => boolean,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: { validate: (value: unknown, args) => accepts(value, args?.object ?? {}), defaultMessage: () => name },
    },
    { context: { code } } satisfies ValidationOptions,
  );

/** Removes blanks around a text before it is judged, and what nobody sees in it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) : value));

interface Shape {
  readonly optional?: boolean;
  readonly description?: string;
  readonly example?: string | number | readonly number[];
}

const documented = (shape: Shape, property: ApiPropertyOptions): PropertyDecorator => {
  const { optional, ...rest } = shape;
  return optional
    ? applyDecorators(ApiPropertyOptional({ ...property, ...rest }), IsOptional())
    : ApiProperty({ ...property, ...rest });
};

type Bounds = Shape & { readonly min?: number; readonly max: number };

/** In validation and in the OpenAPI document alike. */
const bounded = ({ min = 0, max, ...shape }: Bounds, tidied: PropertyDecorator): PropertyDecorator =>
  applyDecorators(
    documented(shape, { type: String, maxLength: max, ...(min > 0 && { minLength: min }) }),
    tidied,
    IsString(),
    MinLength(min),
    MaxLength(max),
  );

/** A trimmed text within its bounds; it may have several lines. */
export const Text = (bounds: Bounds): PropertyDecorator => bounded(bounds, Trimmed());

const oneLined = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? oneLine(value) : value));

const without = (fault: LineFault): PropertyDecorator =>
  Rule(`line_${fault}`, fault, (value) => typeof value !== 'string' || lineFault(value) !== fault);

/** A name, a title, a street: one line as `lineFault` has it. A break or a tab in it is a blank. */
export const Line = (bounds: Bounds): PropertyDecorator =>
  applyDecorators(bounded(bounds, oneLined()), without('required'), without('unreadable'), without('link'));

/** What is looked for, on one line: it may be anything that stands somewhere. */
export const SearchLine = (bounds: Bounds): PropertyDecorator => bounded(bounds, oneLined());

/** A whole number within its bounds. */
export const Whole = (bounds: Shape & { readonly min: number; readonly max: number }): PropertyDecorator => {
  const { min, max, ...shape } = bounds;
  return applyDecorators(
    documented(shape, { type: 'integer', minimum: min, maximum: max }),
    IsInt(),
    Min(min),
    Max(max),
  );
};

/** One of a closed list of words. `name` is the enumeration's name in the OpenAPI document. */
export const Choice = (name: string, values: readonly string[], shape: Shape = {}): PropertyDecorator =>
  applyDecorators(documented(shape, { enum: [...values], enumName: name }), IsIn(values));

/** Some of a closed list of words in a query, separated by commas. */
export const Choices = (values: readonly string[], shape: Shape = {}): PropertyDecorator =>
  applyDecorators(
    documented(shape, { type: 'array', items: { type: 'string', enum: [...values] }, maxItems: values.length }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value)),
    IsArray(),
    ArrayMaxSize(values.length),
    IsIn(values, { each: true }),
  );

const DIGITS = /^\d{1,10}$/u;

/** A form has nothing but texts, and sends a list of one as that one. */
const listOfNumbers = (value: unknown): unknown =>
  value === undefined || value === null
    ? value
    : [value].flat().map((part: unknown) => (typeof part === 'string' && DIGITS.test(part) ? Number(part) : part));

/** Some whole numbers of a form, each in a field of this name. */
export const NumbersOfForm = (
  bounds: Shape & { readonly max: number; readonly maxItems: number },
): PropertyDecorator => {
  const { max, maxItems, ...shape } = bounds;
  return applyDecorators(
    documented(shape, { type: 'array', items: { type: 'integer', minimum: 1, maximum: max }, maxItems }),
    Transform(({ value }: { value: unknown }) => listOfNumbers(value)),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(max, { each: true }),
  );
};

/** A real calendar day, YYYY-MM-DD. */
export const Day = (shape: Shape = {}): PropertyDecorator =>
  applyDecorators(
    documented(shape, { type: String, format: 'date' }),
    Rule('isPlainDate', 'date', (value) => typeof value === 'string' && isPlainDate(value)),
  );
