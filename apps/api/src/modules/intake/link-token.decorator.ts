import { ApiHeader } from '@nestjs/swagger';
import { SECRET_LENGTH } from '../../common/auth/secret.js';

/** The header in which the secret of a private link comes: an address ends up in logs. */
export const LinkToken = (): MethodDecorator =>
  ApiHeader({
    name: 'X-Link-Token',
    required: true,
    description: 'What follows the # in the private link.',
    schema: { type: 'string', minLength: SECRET_LENGTH, maxLength: SECRET_LENGTH },
  });
