import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { inLane } from '../../../common/persistence/lanes.js';
import { APP_CONFIG, hasPaymentProvider, type AppConfig } from '../../../config/app-config.js';
import type { PaymentCommandEntity } from '../commands/payment-command.entity.js';
import { RunCommand } from '../commands/run-command.js';
import { ReadEvent } from '../inbox/read-event.js';
import { Reconciler } from '../inbox/reconciler.js';
import type { InboxEvent } from '../inbox/webhook-inbox.js';
import { providerCode } from '../provider/provider-error.js';
import { Pulse } from './pulse.js';
import { WorkLoop } from './work-loop.js';

const RECONCILE_MS = 60_000;
const STOP_MS = 8_000;

/** The payments' background work of this process. Any number of processes share it; any of them may die. */
@Injectable()
export class PaymentWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentWorkers.name);
  private readonly commands: WorkLoop<PaymentCommandEntity>;
  private readonly events: WorkLoop<InboxEvent>;
  private timer: NodeJS.Timeout | undefined;
  private reconciling: Promise<void> | undefined;

  constructor(
    runCommand: RunCommand,
    readEvent: ReadEvent,
    pulse: Pulse,
    private readonly reconciler: Reconciler,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.commands = new WorkLoop(runCommand, pulse);
    this.events = new WorkLoop(readEvent, pulse);
  }

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    inLane('money', () => {
      this.commands.start();
      this.events.start();
      if (!hasPaymentProvider(this.config)) return;
      this.reconcile();
      this.timer = setInterval(() => this.reconcile(), RECONCILE_MS);
    });
  }

  /** What the provider keeps waiting longer than this is taken up again by whoever runs next. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const ended = Promise.all([this.commands.stop(), this.events.stop(), this.reconciling]);
    await Promise.race([ended, delay(STOP_MS, undefined, { ref: false })]);
  }

  /** Does everything that is due, until there is nothing left; for tests and seeds, which start no workers. */
  async drain(): Promise<void> {
    await inLane('money', async () => {
      for (let done = 1; done > 0;) done = (await this.events.drain()) + (await this.commands.drain());
    });
  }

  private reconcile(): void {
    this.reconciling ??= this.reconciler
      .run()
      .then(() => undefined)
      .catch((error: unknown) => this.logger.warn({ code: providerCode(error) }, 'payments not reconciled'))
      .finally(() => (this.reconciling = undefined));
  }
}
