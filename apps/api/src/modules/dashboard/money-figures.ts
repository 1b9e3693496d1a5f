import { Inject, Injectable } from '@nestjs/common';
import { addMonths, type Actor, DAY_MS } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { PROJECT_MONEY, type EarningsPeriod, type ProjectMoney } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { EARNINGS_MONTHS, type DashboardMoney } from './dto/dashboard.response.js';

const LATELY_DAYS = 30;

/** PROJ-10: the money of a dashboard, to each side what concerns it. */
@Injectable()
export class MoneyFigures {
  constructor(
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async ofClient({ userId }: Actor, invitedIds: readonly string[]): Promise<DashboardMoney> {
    const scope = { ownerId: userId, projectIds: invitedIds };
    const { heldCents, dueCents, releasedCents } = await this.money.totals(scope);
    const since = new Date(this.clock.now().getTime() - LATELY_DAYS * DAY_MS);
    const releasedLatelyCents = await this.money.releasedSince(scope, since);
    return { heldCents, dueCents, releasedCents, earningsCents: 0, releasedLatelyCents, expectedCents: 0, months: [] };
  }

  async ofContractor({ userId }: Actor): Promise<DashboardMoney> {
    const totals = await this.money.totals({ contractorId: userId });
    const user = await this.users.findById(userId);
    const period = periodUntil(this.clock.now(), user?.timeZone ?? 'UTC');
    return { ...totals, releasedLatelyCents: 0, months: await this.money.earnings(userId, period) };
  }
}

/** The months of a year that ends with the present one, on the contractor's own calendar. */
function periodUntil(now: Date, timeZone: string): EarningsPeriod {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(now);
  const part = (type: 'year' | 'month'): string => parts.find((one) => one.type === type)?.value ?? '';
  const to = `${part('year')}-${part('month')}`;
  return { from: addMonths(to, 1 - EARNINGS_MONTHS), to, timeZone };
}
