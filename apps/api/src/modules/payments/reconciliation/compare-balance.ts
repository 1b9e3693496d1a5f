import { Injectable } from '@nestjs/common';
import { BalanceMoves } from '../provider/balance-moves.js';
import { CompareTopUps } from './compare-top-ups.js';
import type { Run } from './reconciliation-runs.js';
import { StaffCall } from './staff-call.js';

/** Compares the lines of our balance at the provider that hang on none of its objects: fees, payouts, top-ups. */
@Injectable()
export class CompareBalance {
  constructor(
    private readonly moves: BalanceMoves,
    private readonly topUps: CompareTopUps,
    private readonly staff: StaffCall,
  ) {}

  /** Rejects with the provider's error. */
  async execute(run: Run): Promise<void> {
    const known = { bookedCents: null, milestoneId: null };
    for await (const { id, netCents } of this.moves.foreign(run.since)) {
      const found = { kind: 'unknown_object', object: 'balance_transaction', providerId: id } as const;
      await this.staff.execute(run, { ...found, ...known, providerCents: netCents });
    }
    await this.topUps.execute(run);
  }
}
