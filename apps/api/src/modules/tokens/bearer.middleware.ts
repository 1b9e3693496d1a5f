import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { bearerOf } from '../../common/auth/bearer.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { networkOf } from '../../common/http/caller-address.js';
import { CALL_BUDGETS } from '../../common/throttle/call-limits.js';
import { SharedCounts } from '../../common/throttle/shared-counts.js';
import { Throttle, type ThrottleRule } from '../../common/throttle/throttle.js';
import { ActiveTokens } from './active-tokens.js';
import { hashOfToken } from './token-secret.js';

/** Bad tokens from one address; good ones from there go on working. */
const BAD_TOKENS: ThrottleRule = { name: 'bad-token', points: 100, seconds: 900 };

/** API-01: finds out whose program asks. A token that does not work is refused on every route, public ones too. */
@Injectable()
export class BearerMiddleware implements NestMiddleware {
  constructor(
    private readonly tokens: ActiveTokens,
    private readonly throttle: Throttle,
    private readonly counts: SharedCounts,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const bearer = bearerOf(request);
    if (bearer !== undefined) await this.authenticate(request, response, bearer);
    next();
  }

  private async authenticate(request: Request, response: Response, bearer: string): Promise<void> {
    const hash = hashOfToken(bearer);
    const token = hash && (await this.tokens.find(hash));
    if (!token) {
      // These come to no guard that would count them.
      const quota = this.counts.take(CALL_BUDGETS.network, networkOf(request));
      if (quota?.isOver) throw new DomainError('request.too_many', { retryAfterSeconds: quota.resetSeconds });
      await this.throttle.consume(BAD_TOKENS, networkOf(request));
      response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new DomainError('auth.required');
    }
    request.token = token;
    request.isStillIn = async () => (await this.tokens.find(hash)) !== undefined;
  }
}
