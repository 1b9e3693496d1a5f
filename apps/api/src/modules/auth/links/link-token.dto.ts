import { applyDecorators } from '@nestjs/common';
import { Text } from '../../../common/validation/rules.js';

const TOKEN_MAX = 128;
const EXAMPLE = 'oJ7Gf1w2LxK9mQ4sT8vB3nC6zD0eR5yU1iP7aS2hXkM';

/** The secret of a link, from its fragment; what it is not is found out by looking it up. */
export const LinkToken = (): PropertyDecorator =>
  applyDecorators(
    Text({ min: 1, max: TOKEN_MAX, description: 'The part of the link behind the #.', example: EXAMPLE }),
  );
