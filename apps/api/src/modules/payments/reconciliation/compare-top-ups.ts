import { Injectable } from '@nestjs/common';
import { cents, DAY_MS, subtractCents, sumCents, type Cents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { BalanceMoves } from '../provider/balance-moves.js';
import { BalanceLines, type KnownLine } from './balance-lines.js';
import { BookedObjects, type ClearedEntry } from './booked-objects.js';
import type { Run } from './reconciliation-runs.js';
import { StaffCall } from './staff-call.js';
import { unexplained, type FreeTopUp } from './unexplained-top-ups.js';

const NOT_KNOWN: KnownLine = { explainedCents: cents(0), stands: false };

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** What came from our own bank: closings' money, as one admin says each time, and our own, as two of them say. */
@Injectable()
export class CompareTopUps {
  constructor(
    private readonly moves: BalanceMoves,
    private readonly booked: BookedObjects,
    private readonly lines: BalanceLines,
    private readonly staff: StaffCall,
    private readonly clock: Clock,
  ) {}

  /** Rejects with the provider's error. */
  async execute(run: Run): Promise<void> {
    // Read before the top-ups are: who says it later has topped up later.
    const [cleared, waitingCents] = [await this.booked.cleared(), await this.booked.waiting()];
    const topUps = await this.free();
    await this.findMissing(run, cleared, topUps);
    await this.findOwn(
      run,
      { clearedCents: sumCents(cleared.map(({ amountCents }) => amountCents)), waitingCents },
      topUps,
    );
  }

  /** What of each top-up neither is booked as our own nor was let stand: only that can be closings' money. */
  private async free(): Promise<FreeTopUp[]> {
    const known = await this.lines.known();
    return (await this.moves.topUps()).map(({ ids, netCents, at }) => {
      const notes = ids.map((id) => known.get(id) ?? NOT_KNOWN);
      const freeCents = subtractCents(netCents, sumCents(notes.map(({ explainedCents }) => explainedCents)));
      return { ids, at, freeCents, stands: notes.some(({ stands }) => stands) };
    });
  }

  /** One admin says that a closing's money was moved to the provider: the oldest are looked for first. */
  private async findMissing(run: Run, cleared: readonly ClearedEntry[], topUps: readonly FreeTopUp[]): Promise<void> {
    let left = sumCents(topUps.map(({ freeCents }) => cents(Math.max(freeCents, 0))));
    for (const { ref, milestoneId, amountCents } of cleared) {
      const providerCents = least(left, amountCents);
      left = subtractCents(left, providerCents);
      if (providerCents === amountCents) continue;
      const found = { kind: 'missing_there', object: 'balance_transaction', providerId: ref } as const;
      await this.staff.execute(run, { ...found, providerCents, bookedCents: amountCents, milestoneId });
    }
  }

  /** Staff are called to what no closing explains, and no more to what one explains by now. */
  private async findOwn(
    run: Run,
    closings: { readonly clearedCents: Cents; readonly waitingCents: Cents },
    topUps: readonly FreeTopUp[],
  ): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const own = unexplained(topUps, closings).filter(({ at, stands }) => stands || at < since);
    for (const { id: providerId, restCents: providerCents } of own) {
      const found = { kind: 'unknown_object', object: 'balance_transaction', bookedCents: null } as const;
      await this.staff.execute(run, { ...found, providerId, providerCents, milestoneId: null });
    }
    await this.lines.settle(
      topUps.flatMap(({ ids }) => ids),
      own,
    );
  }
}
