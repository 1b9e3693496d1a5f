import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, FILE_LIMITS, MIN_RATING, PROJECT_LIMITS, US_STATES } from '@cw/domain';

/** What a property of an answer says besides its bounds. */
interface Shape {
  readonly description?: string;
  readonly nullable?: boolean;
  readonly required?: boolean;
}
type Example<T> = Shape & { readonly example?: T };

/** The largest number that a column of whole numbers holds. */
export const INTEGER_MAX = 2_147_483_647;
/** Beyond it an address is no address that anybody could be sent to. */
const ADDRESS_MAX = 2048;
/** Half around the earth. */
const DISTANCE_MAX_MILES = 12_500;
const PERSON_MAX = 2 * ACCOUNT_LIMITS.nameMax + 1;

/** The most entries that what grows with time can have: far more than any real one. */
export const HISTORY_MAX = 10_000;

/** An amount of money, or a sum of amounts. */
export const ShownCents = (shape: Example<number> = {}): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, example: 125_000, ...shape });

/** How many of something there are. */
export const ShownCount = (shape: Example<number> & { readonly max?: number } = {}): PropertyDecorator => {
  const { max = INTEGER_MAX, ...rest } = shape;
  return ApiProperty({ type: 'integer', minimum: 0, maximum: max, example: 3, ...rest });
};

/** The version of a record, for If-Match. */
export const ShownVersion = (): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 1, maximum: INTEGER_MAX, example: 2, description: 'Goes into If-Match.' });

/** A text as it was stored; `example` is needed for the examples of the operations. */
export const ShownText = (
  max: number,
  example: string,
  shape: Shape & { readonly format?: string } = {},
): PropertyDecorator => ApiProperty({ type: String, maxLength: max, example, ...shape });

/** First and last name, or a name with the last one's initial. */
export const ShownPerson = (shape: Example<string> = {}): PropertyDecorator =>
  ApiProperty({ type: String, maxLength: PERSON_MAX, example: 'Marco Diaz', ...shape });

/** What a project is called by first of all (`houseName`). */
export const ShownHouse = (shape: Shape = {}): PropertyDecorator =>
  ShownText(PROJECT_LIMITS.addressMax, '12 Hidden Lane', {
    description: 'Its street for whoever may know it, else its place.',
    ...shape,
  });

/** Where something can be fetched, within this API. */
export const ShownAddress = (example: string, shape: Shape = {}): PropertyDecorator =>
  ApiProperty({ type: String, maxLength: ADDRESS_MAX, example, ...shape });

export const ShownFileName = (shape: Shape = {}): PropertyDecorator =>
  ApiProperty({ type: String, maxLength: FILE_LIMITS.nameMax, example: 'north-eave.jpg', ...shape });

/** A list within an answer, of at most so many. */
export const ShownList = (item: Type | 'uuid', max: number, shape: Shape = {}): PropertyDecorator =>
  item === 'uuid'
    ? ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: max, ...shape })
    : ApiProperty({ type: [item], maxItems: max, ...shape });

/** Some of a closed list of words, each once. */
export const ShownChoices = (words: readonly string[], shape: Shape = {}): PropertyDecorator =>
  ApiProperty({ enum: [...words], isArray: true, maxItems: words.length, ...shape });

/** The lists that this page shows whole have no next page. */
export const NoNextCursor = (): PropertyDecorator =>
  ApiProperty({
    type: String,
    nullable: true,
    maxLength: 0,
    example: null,
    description: 'Always null: the list is whole.',
  });

/** Several states, each once. */
export const ShownStates = (shape: Shape = {}): PropertyDecorator =>
  ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: 2 },
    maxItems: US_STATES.length,
    uniqueItems: true,
    example: ['NJ', 'NY'],
    ...shape,
  });

/** Empty for a contractor who has not said where. */
export const ShownState = (shape: Shape = {}): PropertyDecorator =>
  ApiProperty({ type: String, maxLength: 2, example: 'NY', ...shape });

/** Empty for a contractor who has not said where. */
export const ShownZip = (): PropertyDecorator => ApiProperty({ type: String, maxLength: 5, example: '10001' });

export const ShownDistance = (): PropertyDecorator =>
  ApiProperty({
    type: Number,
    minimum: 0,
    maximum: DISTANCE_MAX_MILES,
    nullable: true,
    example: 7.4,
    description: 'From the ZIP that was searched around.',
  });

export const ShownRating = (): PropertyDecorator =>
  ApiProperty({
    type: Number,
    minimum: MIN_RATING.min,
    maximum: MIN_RATING.max,
    nullable: true,
    example: 4.5,
    description: 'Mean of the reviews, null without any.',
  });
