import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '@cw/domain';

export const FAILS = 'x-fails';
export const NOT_FOUND = 'x-not-found';

/**
 * The refusals of a route's own, for its description. What the platform answers on every route of its kind (nobody
 * signed in, input at fault, an unknown id in the path …) is known without.
 */
export const Fails = (...codes: ErrorCode[]): MethodDecorator => ApiExtension(FAILS, codes);
