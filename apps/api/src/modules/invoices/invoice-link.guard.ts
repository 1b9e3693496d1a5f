import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/http/caller-address.js';
import { Throttle } from '../../common/throttle/throttle.js';

/** A page that waits for a payment asks every few seconds; a program that guesses asks far more often. */
export const INVOICE_LINK_RULE = { name: 'invoice-link', points: 240, seconds: 900 } as const;

/** Counts what one network asks of private links, before the link is looked at. */
@Injectable()
export class InvoiceLinkGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.consume(INVOICE_LINK_RULE, networkOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
