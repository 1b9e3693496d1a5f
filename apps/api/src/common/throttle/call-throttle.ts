import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { userOf } from '../auth/caller.js';
import { Throttle } from './throttle.js';
import { THROTTLED, type CallLimit } from './throttled.decorator.js';

/** The try that one call is. */
export interface CallTry {
  /** 429 beyond the limit. */
  count(): Promise<void>;
  /** The call was not begun. */
  giveBack(): Promise<void>;
}

/** Reads what a route says by `@Throttled`. */
@Injectable()
export class CallThrottle {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  /** Undefined for a call that no limit counts. */
  tryOf(context: ExecutionContext): CallTry | undefined {
    const limit = this.reflector.get<CallLimit | undefined>(THROTTLED, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    if (!limit?.counts(request.body)) return undefined;
    const person = userOf(request)?.id;
    if (person === undefined) throw new Error('@Throttled counts people: a public route counts networks by a guard');
    return {
      count: () => this.throttle.consume(limit.rule, person),
      giveBack: () => this.throttle.refund(limit.rule, person),
    };
  }
}
