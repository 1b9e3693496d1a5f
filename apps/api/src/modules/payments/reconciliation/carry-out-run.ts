import { Injectable, Logger } from '@nestjs/common';
import { Invariants } from '../ledger/invariants.js';
import { providerCode } from '../provider/provider-error.js';
import { CompareBalance } from './compare-balance.js';
import { CompareWithProvider } from './compare-with-provider.js';
import { ReconciliationRuns } from './reconciliation-runs.js';

/** One comparison from its beginning to its end, and what the rules of the ledger say after it. */
@Injectable()
export class CarryOutRun {
  private readonly logger = new Logger(CarryOutRun.name);

  constructor(
    private readonly runs: ReconciliationRuns,
    private readonly compare: CompareWithProvider,
    private readonly balance: CompareBalance,
    private readonly invariants: Invariants,
  ) {}

  /** What was over already is not done again. */
  async execute(runId: string): Promise<void> {
    const run = await this.runs.find(runId);
    if (!run) return;
    let compared = 0;
    try {
      await this.compare.execute(run, (count) => (compared = count));
      await this.balance.execute(run);
      await this.runs.finish(run.id, compared, await this.invariants.check());
    } catch (error) {
      const code = providerCode(error);
      this.logger.warn({ runId, compared, code }, 'books not compared to the end');
      await this.runs.fail(run.id, compared, code);
    }
  }
}
