import { ApiHeader } from '@nestjs/swagger';
import { INTAKE_SECRET_LENGTH } from './intake-links.js';

/** The header in which the secret of a private link comes: an address ends up in logs. */
export const LinkToken = (): MethodDecorator =>
  ApiHeader({
    name: 'X-Link-Token',
    required: true,
    description: 'What follows the # in the private link.',
    schema: { type: 'string', minLength: INTAKE_SECRET_LENGTH, maxLength: INTAKE_SECRET_LENGTH },
  });
