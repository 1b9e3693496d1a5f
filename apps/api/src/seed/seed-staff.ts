import { Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { UserEntity } from '../modules/users/index.js';
import { DEMO_DOMAIN, emailOf } from './data/people.js';
import { SeedIntakeMail } from './seed-intake-steps.js';
import { SeedIntakes } from './seed-intakes.js';
import { SeedPeople } from './seed-people.js';
import { SeedTidy } from './seed-tidy.js';

/** The last one to be made: whoever finds this account knows that the demo is whole. */
const LAST_LOGIN = 'admin';

/** Staff's own account with the requests on its desk: both are there, or neither. */
@Injectable()
export class SeedStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: SeedPeople,
    private readonly intakes: SeedIntakes,
    private readonly mail: SeedIntakeMail,
    private readonly tidying: SeedTidy,
  ) {}

  /** It may have another address by now, or be deleted, which leaves its role; then others of the demo are there. */
  async isThere(): Promise<boolean> {
    const people = this.unitOfWork.repository(UserEntity);
    if (await people.existsBy({ email: emailOf(LAST_LOGIN) })) return true;
    return (await people.existsBy({ role: 'admin' })) && (await people.existsBy({ email: Like(`%@${DEMO_DOMAIN}`) }));
  }

  async seed(now: Date): Promise<void> {
    await this.tidying.tidy(now);
    const made = await this.unitOfWork.run(async () => {
      const userId = await this.people.seedAdmin();
      return this.intakes.seed({ userId, role: 'admin', mfa: true }, now);
    });
    await this.mail.tidy(made);
    await this.tidying.tidy(now);
  }
}
