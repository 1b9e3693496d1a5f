import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, ReconciliationReach } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { inLane } from '../../../common/persistence/lanes.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { APP_CONFIG, hasPaymentProvider, type AppConfig } from '../../../config/app-config.js';
import { CarryOutRun } from './carry-out-run.js';
import type { ReconciliationRunView } from './dto/reconciliation.response.js';
import { ReconciliationReader } from './reconciliation-reader.js';
import { ReconciliationRuns } from './reconciliation-runs.js';

const ASKED = 'payments.reconcile';
const RECENT = 'payments.reconcile.recent';
const FULL = 'payments.reconcile.full';
const STARTED = 'payments.reconcile.started';
const INTERVAL_MS = 10 * 60_000;
const TURN_SECONDS = 60;

/** When the books are compared with the provider: every ten minutes, once a night further back, and when staff ask. */
@Injectable()
export class Reconciliation implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly runs: ReconciliationRuns,
    private readonly reader: ReconciliationReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly carryOut: CarryOutRun,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ runId: string }>(ASKED, ({ runId }) => inLane('money', () => this.carryOut.execute(runId)));
    this.jobs.define(RECENT, () => inLane('money', () => this.recent()), { cron: '*/10 * * * *' });
    this.jobs.define(FULL, () => inLane('money', () => this.full()), { cron: '17 8 * * *' });
    this.jobs.define(STARTED, () => inLane('money', () => this.started()), { atStart: true });
  }

  /** The run that is on its way already, or a new one, which a worker carries out. */
  async ask(actor: Actor): Promise<ReconciliationRunView> {
    if (!hasPaymentProvider(this.config)) throw new DomainError('payment.unavailable');
    const { id } = await this.unitOfWork.run(async () => {
      const run = await this.runs.open('full', actor.userId);
      if (run.isNew) await this.jobs.enqueue(ASKED, { runId: run.id });
      return run;
    });
    return this.reader.run(id);
  }

  private async recent(): Promise<void> {
    await this.byClock('recent');
  }

  /** There is one a night: where another run is on its way, it waits for its turn. */
  private async full(): Promise<void> {
    if (await this.byClock('full')) return;
    await this.jobs.enqueue(FULL, {}, { startAfter: TURN_SECONDS, singletonKey: 'turn' });
  }

  /** Nobody has compared while nothing ran. */
  private async started(): Promise<void> {
    if (!(await this.runs.hasBegunWithin(INTERVAL_MS))) await this.byClock('recent');
  }

  /** False when another run is on its way. */
  private async byClock(reach: ReconciliationReach): Promise<boolean> {
    if (!hasPaymentProvider(this.config)) return true;
    const { id, isNew } = await this.runs.open(reach, null);
    if (isNew) await this.carryOut.execute(id);
    return isNew;
  }
}
