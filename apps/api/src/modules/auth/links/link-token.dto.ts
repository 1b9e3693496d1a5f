import { applyDecorators } from '@nestjs/common';
import { Text } from '../../../common/validation/rules.js';

const TOKEN_MAX = 128;

/** The secret of a link, from its fragment; what it is not is found out by looking it up. */
export const LinkToken = (): PropertyDecorator =>
  applyDecorators(Text({ min: 1, max: TOKEN_MAX, description: 'The part of the link behind the #.' }));
