import { ApiProperty } from '@nestjs/swagger';
import { OWN_ACTS, PROJECT_LIMITS, type OwnAct } from '@cw/domain';
import { ProjectSummary } from '../../projects/index.js';
import {
  HISTORY_MAX,
  ShownCents,
  ShownCount,
  ShownHouse,
  ShownList,
  ShownPerson,
  ShownState,
  ShownText,
} from '../../../common/openapi/shown.js';

const MONTH_LENGTH = 7;
/** How far back earnings are shown. */
export const EARNINGS_MONTHS = 12;

export class DashboardNeed {
  @ApiProperty({ enum: OWN_ACTS })
  kind: OwnAct;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  projectId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A repair request of the reader’s.' })
  requestId: string | null;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater', {
    nullable: true,
  })
  projectTitle: string | null;

  @ShownHouse({
    nullable: true,
    description: 'Its street for whoever may know it, else its place. Also of a repair request.',
  })
  house: string | null;

  @ShownPerson({ nullable: true, description: 'Whose house it is, as far as the reader is told.' })
  clientName: string | null;

  @ShownCount({ description: 'How many: bids to choose from, conditions to prove …' })
  count: number;

  @ShownCents({ nullable: true, example: 348_000, description: 'Of a payment: what the client can pay now.' })
  amountCents: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The agreed day, where nobody has begun.' })
  startDate: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Of an invoice whose closing fell through: the day by which it is to be paid.',
  })
  dueOn: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Where silence is an answer, too.' })
  answerDueAt: string | null;

  @ShownState({
    nullable: true,
    description: 'Where the house is: its days and hours are those of the dates here. Null without a project.',
  })
  usState: string | null;
}

export class MonthEarnings {
  @ShownText(MONTH_LENGTH, '2026-11')
  month: string;

  @ShownCents({ description: 'With the fee.' })
  totalCents: number;

  @ShownCents()
  feeCents: number;

  @ShownCents({ description: 'What arrived.' })
  payoutCents: number;
}

export class DashboardMoney {
  @ShownCents()
  heldCents: number;

  @ShownCents()
  dueCents: number;

  @ShownCents()
  releasedCents: number;

  @ShownCents({ description: 'What arrived at the contractor, after the fee.' })
  earningsCents: number;

  @ShownCents({ description: 'Of a client: released to contractors in the last 30 days.' })
  releasedLatelyCents: number;

  @ShownCents({ description: 'Of a contractor: what is still to arrive for agreed work, after the fee.' })
  expectedCents: number;

  @ShownList(MonthEarnings, EARNINGS_MONTHS, {
    description: 'Of a contractor: the last twelve months of its own calendar, the oldest first.',
  })
  months: MonthEarnings[];
}

export class DashboardCounts {
  @ShownCount()
  open: number;

  @ShownCount()
  inProgress: number;

  @ShownCount()
  completed: number;

  @ShownCount({ description: 'Bids that wait for a word, made by or made to the reader.' })
  pendingBids: number;
}

export class DashboardView {
  @ShownList(DashboardNeed, HISTORY_MAX, { description: 'The most urgent first.' })
  needsMe: DashboardNeed[];

  @ApiProperty()
  money: DashboardMoney;

  @ShownList(ProjectSummary, HISTORY_MAX, { description: 'Closing within 30 days, the soonest first.' })
  closings: ProjectSummary[];

  @ApiProperty()
  counts: DashboardCounts;
}
