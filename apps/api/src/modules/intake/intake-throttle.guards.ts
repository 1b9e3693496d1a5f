import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/http/caller-address.js';
import { Throttle, type ThrottleRule } from '../../common/throttle/throttle.js';

/** An office of agents sends a few an hour; a program sends as many as it is let. */
export const INTAKE_SUBMIT_RULE = { name: 'intake-submit', points: 30, seconds: 3600 } as const;
/** Reading a report costs seconds of a processor, and somebody tries two or three files. */
export const INTAKE_EXTRACT_RULE = { name: 'intake-extract', points: 30, seconds: 3600 } as const;
/** A page is looked at often; a program that guesses asks far more often. */
export const INTAKE_LINK_RULE = { name: 'intake-link', points: 240, seconds: 900 } as const;
/** The letter with a new link, and guesses at the reference that it takes. */
export const INTAKE_RENEW_RULE = { name: 'intake-renew', points: 30, seconds: 3600 } as const;

const networkIn = (context: ExecutionContext): string => networkOf(context.switchToHttp().getRequest<Request>());

abstract class NetworkGuard implements CanActivate {
  protected abstract readonly rule: ThrottleRule;

  constructor(private readonly throttle: Throttle) {}

  /** Before a byte of the body is read. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.consume(this.rule, networkIn(context));
    return true;
  }
}

@Injectable()
export class IntakeSubmitGuard extends NetworkGuard {
  protected readonly rule = INTAKE_SUBMIT_RULE;
  constructor(throttle: Throttle) {
    super(throttle);
  }
}

@Injectable()
export class IntakeExtractGuard extends NetworkGuard {
  protected readonly rule = INTAKE_EXTRACT_RULE;
  constructor(throttle: Throttle) {
    super(throttle);
  }
}

@Injectable()
export class IntakeLinkGuard extends NetworkGuard {
  protected readonly rule = INTAKE_LINK_RULE;
  constructor(throttle: Throttle) {
    super(throttle);
  }
}

@Injectable()
export class IntakeRenewGuard extends NetworkGuard {
  protected readonly rule = INTAKE_RENEW_RULE;
  constructor(throttle: Throttle) {
    super(throttle);
  }
}
