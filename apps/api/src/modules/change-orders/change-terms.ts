import { Inject, Injectable } from '@nestjs/common';
import { addCents, checkChange, isPayableRest, ZERO_CENTS, changeOf, cents } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { BidRepository } from '../bids/index.js';
import { PROJECT_MONEY, type LockedProject, type ProjectEntity, type ProjectMoney } from '../projects/index.js';
import { isTooLate } from './change-order-side.js';
import type { ChangeOrderLineEntity } from './change-order.entity.js';
import { toChangeLine } from './change-lines.js';

interface Terms {
  readonly lines: readonly ChangeOrderLineEntity[];
  readonly days: number;
}

/** Whether a change fits the work as it is agreed now; asked when it is proposed and again when it is accepted. */
@Injectable()
export class ChangeTerms {
  constructor(
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly bids: BidRepository,
  ) {}

  /** Throws the first fault. */
  async mustFit({ project, conditions }: LockedProject, { lines, days }: Terms): Promise<void> {
    const summary = await this.money.summary(project.id);
    const agreedCents = cents(summary?.totalCents ?? 0);
    const [fault] = checkChange({ lines: lines.map(toChangeLine), days }, { agreedCents, conditions });
    if (fault !== undefined) throw new DomainError(fault);
    const total = addCents(agreedCents, changeOf(lines));
    const isHeld = (summary?.heldCents ?? 0) > 0;
    const due = isHeld ? total - (summary?.heldCents ?? ZERO_CENTS) : ZERO_CENTS;
    if (!isPayableRest(due)) throw new DomainError('change_order.rest_unpayable');
  }

  async isTooLate(project: ProjectEntity, days: number): Promise<boolean> {
    const bid = project.acceptedBidId === null ? null : await this.bids.find(project.acceptedBidId);
    return isTooLate(project, bid, days);
  }
}
