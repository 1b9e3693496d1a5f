import { Injectable } from '@nestjs/common';
import { canBookAs, type Actor, type AuditAction, type LineBooking } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { lineBooked } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import { BalanceLines, type BalanceLine } from './balance-lines.js';

type Recorded = BalanceLine & { readonly bookAs: LineBooking };

/** Our own money at the provider, or its fee: one admin says which, and it is booked once another one has confirmed it. */
@Injectable()
export class BookLineUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly lines: BalanceLines,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
  ) {}

  /** 409 when it waits for nobody, or is no line of our balance. */
  async record(actor: Actor, id: string, { as: bookAs, reason }: { as: LineBooking; reason: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const line = await this.lines.lock(id);
      if (line.state !== 'open') throw conflict(line);
      if (!canBookAs(bookAs, line.netCents)) throw invalidFields({ path: 'as', code: 'not_allowed' });
      await this.lines.record(id, { bookAs, adminId: actor.userId, reason });
      await this.note('payment.booking_recorded', actor, { ...line, bookAs }, reason);
    });
  }

  /** By another admin than the one who recorded it. 409 while a closing that was cleared since may explain it. */
  async confirm(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const line = await this.lockRecorded(id);
      if (line.recordedById === actor.userId) throw new DomainError('reconciliation.second_admin');
      // A line's rest is found once: what came before it is explained for good.
      const entry = lineBooked(line.bookAs, line.providerId, line.netCents);
      if (!(await this.ledger.post(entry, actor.userId))) throw conflict(line);
      // Asked once the entry holds the balance's account: a closing that is cleared at the same time is seen, or comes after.
      if (await this.lines.mayBeExplained(line)) throw new DomainError('reconciliation.not_compared');
      await this.lines.confirm(id, actor.userId);
      await this.note('payment.booking_confirmed', actor, line, null);
    });
  }

  /** It is something else: the line waits for staff again. Whoever recorded it may, too. */
  async refuse(actor: Actor, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const line = await this.lockRecorded(id);
      await this.lines.refuse(id);
      await this.note('payment.booking_refused', actor, line, reason);
    });
  }

  private async lockRecorded(id: string): Promise<Recorded> {
    const { bookAs, ...line } = await this.lines.lock(id);
    if (line.state !== 'booking' || bookAs === null) throw conflict(line);
    return { ...line, bookAs };
  }

  private async note(action: AuditAction, actor: Actor, line: Recorded, reason: string | null): Promise<void> {
    const { id: difference, providerId, bookAs, netCents: amountCents } = line;
    const after = { difference, line: providerId, as: bookAs, amountCents };
    await this.audit.record({ action, actorId: actor.userId, subjectType: 'user', subjectId: null, reason, after });
  }
}

const conflict = ({ state }: Pick<BalanceLine, 'state'>): DomainError =>
  new DomainError('state.conflict', { extra: { state } });
