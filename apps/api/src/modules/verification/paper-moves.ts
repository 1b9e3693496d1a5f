import { Injectable } from '@nestjs/common';
import {
  addDays,
  decide,
  EXPIRING_WITHIN_DAYS,
  verificationMachine,
  type PlainDate,
  type VerificationEvent,
  type VerificationState,
} from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { PaperRepository } from './paper.repository.js';
import type { VerificationPaperEntity } from './verification-paper.entity.js';

/** Who moves a paper; null is the clock. */
export interface Mover {
  readonly event: VerificationEvent;
  readonly as: 'contractor' | 'admin' | 'clock';
  readonly actorId: string | null;
}

type Approved = Partial<
  Pick<VerificationPaperEntity, 'expiresOn' | 'coverCents' | 'licenses' | 'earlierHolds' | 'notes'>
>;

const CLOCK = { as: 'clock', actorId: null } as const;

/** CON-05: the day from which on a paper is not called expiring yet. */
export const firstDayInTime = (today: PlainDate): PlainDate => addDays(today, EXPIRING_WITHIN_DAYS + 1);

/** Moves a locked paper as the machine says, with its history. */
@Injectable()
export class PaperMoves {
  constructor(
    private readonly rows: PaperRepository,
    private readonly history: StateHistory,
  ) {}

  async move(
    paper: VerificationPaperEntity,
    { event, as, actorId }: Mover,
    change: Approved = {},
  ): Promise<VerificationState> {
    const from = paper.state;
    const to = mustMove(decide(verificationMachine, { state: from, event, as: [as] }), from);
    await this.rows.save(Object.assign(paper, change, { state: to }));
    await this.history.record({
      entity: verificationMachine.name,
      entityId: paper.contractorId,
      ...{ from, to, event, actorId, reason: paper.kind },
    });
    return to;
  }

  /** What has been approved and ends soon is called so at once; the clock looks only once in an hour. */
  async callExpiring(paper: VerificationPaperEntity, today: PlainDate): Promise<void> {
    if (paper.state !== 'approved' || paper.expiresOn === null || paper.expiresOn >= firstDayInTime(today)) return;
    await this.move(paper, { event: 'near_expiry', ...CLOCK });
  }
}
