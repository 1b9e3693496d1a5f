import { ApiProperty } from '@nestjs/swagger';
import { NEED_KINDS, ProjectSummary, type NeedKind } from '../../projects/index.js';

export class DashboardNeed {
  @ApiProperty({ enum: NEED_KINDS })
  kind: NeedKind;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  projectId: string | null;

  @ApiProperty({ type: String, nullable: true })
  projectTitle: string | null;

  @ApiProperty({ type: 'integer', description: 'How many: bids to choose from, conditions to prove …' })
  count: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;
}

export class DashboardMoney {
  @ApiProperty({ type: 'integer' })
  heldCents: number;

  @ApiProperty({ type: 'integer' })
  dueCents: number;

  @ApiProperty({ type: 'integer' })
  releasedCents: number;

  @ApiProperty({ type: 'integer', description: 'What arrived at the contractor, after the fee.' })
  earningsCents: number;
}

export class DashboardCounts {
  @ApiProperty({ type: 'integer' })
  open: number;

  @ApiProperty({ type: 'integer' })
  inProgress: number;

  @ApiProperty({ type: 'integer' })
  completed: number;

  @ApiProperty({ type: 'integer', description: 'Bids that wait for a word, made by or made to the reader.' })
  pendingBids: number;
}

export class DashboardView {
  @ApiProperty({ type: [DashboardNeed], description: 'The most urgent first.' })
  needsMe: DashboardNeed[];

  @ApiProperty()
  money: DashboardMoney;

  @ApiProperty({ type: [ProjectSummary], description: 'Closing within 30 days, the soonest first.' })
  closings: ProjectSummary[];

  @ApiProperty()
  counts: DashboardCounts;
}
