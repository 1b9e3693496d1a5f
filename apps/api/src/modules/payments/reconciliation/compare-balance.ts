import { Injectable } from '@nestjs/common';
import { cents, subtractCents, type Cents } from '@cw/domain';
import { BalanceMoves } from '../provider/balance-moves.js';
import { BookedObjects } from './booked-objects.js';
import type { Run } from './reconciliation-runs.js';
import { StaffCall } from './staff-call.js';

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Compares the lines of our balance at the provider that hang on none of its objects: fees, payouts, top-ups. */
@Injectable()
export class CompareBalance {
  constructor(
    private readonly moves: BalanceMoves,
    private readonly booked: BookedObjects,
    private readonly staff: StaffCall,
  ) {}

  /** Rejects with the provider's error. */
  async execute(run: Run): Promise<void> {
    const known = { bookedCents: null, milestoneId: null };
    for await (const { id, netCents } of this.moves.foreign(run.since)) {
      const found = { kind: 'unknown_object', object: 'balance_transaction', providerId: id } as const;
      await this.staff.execute(run, { ...found, ...known, providerCents: netCents });
    }
    await this.compareTopUps(run);
  }

  /** One admin says that a closing's money was moved to the provider: the oldest are looked for first. */
  private async compareTopUps(run: Run): Promise<void> {
    // Read before the top-ups are: who says it later has topped up later.
    const cleared = await this.booked.cleared();
    if (cleared.length === 0) return;
    let left = await this.moves.toppedUp();
    for (const { ref, milestoneId, amountCents } of cleared) {
      const providerCents = least(cents(Math.max(left, 0)), amountCents);
      left = subtractCents(left, providerCents);
      if (providerCents === amountCents) continue;
      const found = { kind: 'missing_there', object: 'balance_transaction', providerId: ref } as const;
      await this.staff.execute(run, { ...found, providerCents, bookedCents: amountCents, milestoneId });
    }
  }
}
