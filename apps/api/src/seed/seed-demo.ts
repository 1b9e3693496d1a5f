import { Injectable } from '@nestjs/common';
import { DEMO_CONTRACTORS, UNVERIFIED_LOGIN } from './data/people.js';
import { projectPlans } from './plan.js';
import { SeededRandom } from './random.js';
import { SeedClock } from './seed-clock.js';
import { SeedMessages } from './seed-messages.js';
import { SeedPayments } from './seed-payments.js';
import { SeedPeople } from './seed-people.js';
import { SeedProject } from './seed-project.js';
import { SeedStaff } from './seed-staff.js';
import type { Story } from './story.js';

const SEED = 20_261_120;

export interface SeedReport {
  readonly people: number;
  readonly projects: number;
}

/** The whole demo, once: an instance that has it is left alone. */
@Injectable()
export class SeedDemo {
  constructor(
    private readonly people: SeedPeople,
    private readonly project: SeedProject,
    private readonly payments: SeedPayments,
    private readonly messages: SeedMessages,
    private readonly staff: SeedStaff,
    private readonly clock: SeedClock,
  ) {}

  /** Null when the demo is there already. */
  async run(): Promise<SeedReport | null> {
    if (await this.staff.isThere()) return null;
    const now = this.clock.now();
    const people = await this.people.seed();
    if (this.payments.possible) {
      for (const { login } of DEMO_CONTRACTORS.filter((contractor) => contractor.login !== UNVERIFIED_LOGIN)) {
        const contractor = people.get(login);
        if (contractor) await this.payments.onboard(contractor);
      }
    }
    const random = new SeededRandom(SEED);
    const plans = projectPlans({ canHold: this.payments.possible });
    const stories: Story[] = [];
    for (const plan of plans) {
      this.clock.set(now);
      stories.push(await this.project.seed(plan, people, random));
    }
    await this.messages.seed(stories, now);
    this.clock.set(now);
    await this.staff.seed(now);
    return { people: people.size + 1, projects: plans.length };
  }
}
