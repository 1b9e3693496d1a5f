import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { isUUID } from 'class-validator';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { userOf } from '../auth/caller.js';
import { DomainError, invalidFields } from '../errors/domain-error.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { CallThrottle, type CallTry } from '../throttle/call-throttle.js';
import { AFTER_FORM, KEY_REQUIRED, NO_REPLAY, PROVIDER_CALL } from './idempotency.decorators.js';
import { type Claim, IdempotencyClaims } from './idempotency-claims.js';
import { type IdempotentCall, IdempotencyStore } from './idempotency-store.js';
import { inFlight } from './in-flight.js';
import type { UploadKind } from './kept-for.js';
import { ClaimLost, KeptAnswers } from './kept-answers.js';
import { requestHash } from './request-hash.js';

/** Says that an answer is a kept one. */
const REPLAYED = 'Idempotent-Replayed';

/** The handler was left out, and with it whatever it looks at. */
export const isReplay = (response: Response): boolean => response.hasHeader(REPLAYED);

const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function keyOf(request: Request, required: boolean): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined && required) throw new DomainError('idempotency.required');
  if (key !== undefined && !isUUID(key)) throw invalidFields({ path: 'Idempotency-Key', code: 'id' });
  return key;
}

/**
 * Whose key it is. Who is not signed in is nobody in particular: the network is no sign, for a phone changes it between
 * two tries. The key is secret and the body is compared, so that nobody reads another's answer by chance; a private
 * link counts as who holds it, since it is checked only by the handler that a replay leaves out.
 */
function ownerOf(request: Request): string {
  const person = userOf(request)?.id ?? 'nobody';
  const link = request.get('x-link-token');
  if (link === undefined) return person;
  return `${person}:${createHash('sha256').update(link).digest('base64url')}`;
}

/**
 * The same key and body answers the first result again. The handler runs inside a unit of work that stores its
 * answer too: after a crash either both are there or neither. A refused call stores nothing and may be tried again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  protected readonly isAfterForm: boolean = false;

  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
    private readonly claims: IdempotencyClaims,
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: CallThrottle,
    private readonly answers: KeptAnswers,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const flag = (name: string): boolean =>
      this.reflector.get<boolean | undefined>(name, context.getHandler()) === true;
    const isKept = MUTATING.has(request.method) && !flag(NO_REPLAY);
    const key = isKept ? keyOf(request, flag(KEY_REQUIRED)) : undefined;
    const kind = this.reflector.get<UploadKind | undefined>(AFTER_FORM, context.getHandler());
    if ((kind !== undefined) !== this.isAfterForm) return next.handle();
    const tried = this.throttle.tryOf(context);
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const counted = tried && ((): Promise<unknown> => tried.count().then(work));
    const response = context.switchToHttp().getResponse<Response>();
    if (key === undefined) return this.withoutKey(response, next, counted);
    if (!this.isAfterForm && request.is('multipart/form-data'))
      throw new Error('Nobody has read the form: use @Upload');
    return from(
      requestHash(request).then((hash) => {
        const call: IdempotentCall = { owner: ownerOf(request), key, hash, kind: kind ?? 'call' };
        if (flag(PROVIDER_CALL))
          return this.unlessStored(call, response, () => this.aroundProviderCall(call, response, counted ?? work));
        if (!tried) return this.inTransaction(call, response, work);
        return this.unlessStored(call, response, () => this.afterCount(tried, call, response, work));
      }),
    );
  }

  /** An upload shows also without a key that it keeps its answer. */
  private withoutKey(
    response: Response,
    next: CallHandler<unknown>,
    counted: (() => Promise<unknown>) | undefined,
  ): Observable<unknown> {
    if (!this.isAfterForm) return counted ? from(counted()) : next.handle();
    const work = counted ?? ((): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined }));
    return from(this.answers.during({ claim: undefined, status: response.statusCode }, work));
  }

  /** Counts a new call while no connection is held, and takes it back when somebody else has done it meanwhile. */
  private async afterCount(
    tried: CallTry,
    call: IdempotentCall,
    response: Response,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    await tried.count();
    let isBegun = false;
    try {
      return await this.inTransaction(call, response, () => {
        isBegun = true;
        return work();
      });
    } finally {
      if (!isBegun) await tried.giveBack();
    }
  }

  private async inTransaction(
    call: IdempotentCall,
    response: Response,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      if (!(await this.store.tryLock(call))) throw inFlight();
      return this.unlessStored(call, response, async () => {
        const body = await work();
        await this.store.save(call, { status: response.statusCode, body });
        return body;
      });
    });
  }

  private async aroundProviderCall(
    call: IdempotentCall,
    response: Response,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const claim = await this.claims.take(call);
    if (!claim) return this.answerOfAnother(call, response);
    try {
      return await this.claims.during(claim, () => this.finished(claim, response, work));
    } catch (error) {
      await this.claims.release(claim);
      if (error instanceof ClaimLost) return this.answerOfAnother(call, response);
      throw error;
    }
  }

  /** Does the work and keeps its answer; an upload keeps its own, in the transaction that writes its row. */
  private async finished(claim: Claim, response: Response, work: () => Promise<unknown>): Promise<unknown> {
    if (this.isAfterForm) return this.answers.during({ claim, status: response.statusCode }, work);
    const body = await work();
    await this.claims.finish(claim, { status: response.statusCode, body });
    return body;
  }

  /** What the call that holds the key has been answered; whoever comes while it is still at it comes again. */
  private answerOfAnother(call: IdempotentCall, response: Response): Promise<unknown> {
    return this.unlessStored(call, response, () => Promise.reject(inFlight()));
  }

  /** The answer that is kept; without one, that of the work. */
  private async unlessStored(call: IdempotentCall, response: Response, work: () => Promise<unknown>): Promise<unknown> {
    const stored = await this.store.find(call);
    if (!stored) return work();
    response.status(stored.status).setHeader(REPLAYED, 'true');
    return stored.body ?? undefined;
  }
}

/** The same for an upload, whose fields and file are there to compare only after the form has been read. */
@Injectable()
export class FormIdempotencyInterceptor extends IdempotencyInterceptor {
  protected override readonly isAfterForm = true;
}
