import { Injectable } from '@nestjs/common';
import { Mailer } from '../common/mail/mailer.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { NotificationEntity } from '../modules/notifications/index.js';
import { UserEntity } from '../modules/users/index.js';
import { DEMO_CONTRACTORS, emailOf, UNVERIFIED_LOGIN } from './data/people.js';
import { PROJECT_PLANS } from './plan.js';
import { SeededRandom } from './random.js';
import { SeedClock } from './seed-clock.js';
import { SeedPayments } from './seed-payments.js';
import { SeedPeople } from './seed-people.js';
import { SeedProject } from './seed-project.js';

const SEED = 20_261_120;
const UNREAD_DAYS = 2;
const DAY_MS = 86_400_000;
/** The last one to be made: whoever finds this account knows that the demo is whole. */
const LAST_LOGIN = 'admin';

export interface SeedReport {
  readonly people: number;
  readonly projects: number;
}

/** The whole demo, once: an instance that has it is left alone. */
@Injectable()
export class SeedDemo {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: SeedPeople,
    private readonly project: SeedProject,
    private readonly payments: SeedPayments,
    private readonly mailer: Mailer,
    private readonly clock: SeedClock,
  ) {}

  /** Null when the demo is there already. */
  async run(): Promise<SeedReport | null> {
    if (await this.knows(LAST_LOGIN)) return null;
    const now = this.clock.now();
    const people = await this.people.seed();
    if (this.payments.possible) {
      for (const { login } of DEMO_CONTRACTORS.filter((contractor) => contractor.login !== UNVERIFIED_LOGIN)) {
        const contractor = people.get(login);
        if (contractor) await this.payments.onboard(contractor);
      }
    }
    const random = new SeededRandom(SEED);
    for (const plan of PROJECT_PLANS) {
      this.clock.set(now);
      await this.project.seed(plan, people, random);
    }
    this.clock.set(now);
    await this.tidy(now);
    await this.people.seedAdmin();
    return { people: people.size + 1, projects: PROJECT_PLANS.length };
  }

  private knows(login: string): Promise<boolean> {
    return this.unitOfWork.repository(UserEntity).existsBy({ email: emailOf(login) });
  }

  /** What happened days ago has been read, and nobody gets an e-mail about the demo's past. */
  private async tidy(now: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork
        .repository(NotificationEntity)
        .createQueryBuilder()
        .update()
        .set({ readAt: now })
        .where('read_at IS NULL AND created_at < :before', { before: new Date(now.getTime() - UNREAD_DAYS * DAY_MS) })
        .execute();
    });
    await this.mailer.discardWaiting();
  }
}
