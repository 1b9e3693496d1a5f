import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

export const PROVIDER_CALL = 'cw:provider-call';
export const KEY_REQUIRED = 'cw:idempotency-required';
export const NO_REPLAY = 'cw:no-replay';
export const AFTER_FORM = 'cw:after-form';
export const STARTS_SESSION = 'cw:starts-session';
export const ENDS_SESSION = 'cw:ends-session';
/** What the API's description reads of `@NoReplay`. */
export const NO_REPLAY_FLAG = 'x-no-replay';

/** The handler calls somebody outside, so it opens its own short transactions instead of running inside one. */
export const ProviderCall = (): MethodDecorator => SetMetadata(PROVIDER_CALL, true);

/** The route refuses a call without Idempotency-Key (payments). */
export const IdempotencyKeyRequired = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(KEY_REQUIRED, true),
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description: 'A UUID of your own: the same key and body answers the first result again.',
      schema: { type: 'string', format: 'uuid' },
    }),
  );

/** The key of a route that requires one, for what must be found done when its caller comes again after a crash. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<Request>().get('idempotency-key');
  if (key === undefined) throw new Error('The route does not require an Idempotency-Key');
  return key;
});

/** The answer is not kept: doing it again is harmless and its effect is a cookie (login, logout). */
export const NoReplay = (): MethodDecorator =>
  applyDecorators(SetMetadata(NO_REPLAY, true), ApiExtension(NO_REPLAY_FLAG, true));

/** Answers a user and signs that user in, also when the answer is a replay (register). */
export const StartsSession = (): MethodDecorator => SetMetadata(STARTS_SESSION, true);

/** The caller is signed out once the handler has done its work (a deleted account). */
export const EndsSession = (): MethodDecorator => SetMetadata(ENDS_SESSION, true);
