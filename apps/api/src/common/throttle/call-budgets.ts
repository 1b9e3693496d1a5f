import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { userOf } from '../auth/caller.js';
import { DomainError } from '../errors/domain-error.js';
import { networkOf } from '../http/caller-address.js';
import { CALL_BUDGETS } from './call-limits.js';
import { limitHeader, policyHeader } from './limit-headers.js';
import { type Quota, SharedCounts } from './shared-counts.js';
import type { ThrottleRule } from './throttle.js';

/** Who looks after the process, and who brings the money's news, is never sent away. */
const UNCOUNTED = /^\/api\/(?:health|payments\/webhook)(?:\/|$)/i;

/** By what a call is counted. */
function countedBy(request: Request): readonly (readonly [ThrottleRule, string])[] {
  const person = userOf(request)?.id;
  if (person === undefined) return [[CALL_BUDGETS.network, networkOf(request)]];
  const account = [CALL_BUDGETS.account, person] as const;
  return request.token ? [[CALL_BUDGETS.token, request.token.id], account] : [account];
}

/** Counts every call once it is known whose it is, says what is left, and refuses it beyond the budget. */
@Injectable()
export class CallBudgets implements CanActivate {
  constructor(private readonly counts: SharedCounts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!UNCOUNTED.test(request.path)) await this.count(request, http.getResponse<Response>());
    return true;
  }

  private async count(request: Request, response: Response): Promise<void> {
    const quotas: Quota[] = [];
    for (const [rule, subject] of countedBy(request)) {
      const quota = await this.counts.count(rule, subject);
      if (quota?.isOver)
        throw new DomainError('request.too_many', { retryAfterSeconds: quota.resetSeconds, rateLimit: rule });
      if (quota) quotas.push(quota);
    }
    if (quotas.length === 0) return;
    response.setHeader('RateLimit-Policy', quotas.map(({ rule }) => policyHeader(rule)).join(', '));
    response.setHeader(
      'RateLimit',
      quotas.map(({ rule, left, resetSeconds }) => limitHeader(rule, left, resetSeconds)).join(', '),
    );
  }
}
