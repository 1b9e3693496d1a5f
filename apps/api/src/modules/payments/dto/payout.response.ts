import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../common/http/page.js';
import { PROJECT_LIMITS } from '@cw/domain';
import { ShownAddress, ShownCents, ShownHouse, ShownText } from '../../../common/openapi/shown.js';

const PAYOUT_STATUSES = ['releasing', 'settling', 'waiting_for_setup', 'released', 'taken_back', 'attention'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

const ONBOARDING_STATES = ['missing', 'pending', 'active'] as const;
export type OnboardingState = (typeof ONBOARDING_STATES)[number];

/** What a contractor receives, or received, for one project. */
export class PayoutView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownCents({ description: 'What the client paid for the work.' })
  totalCents: number;

  @ShownCents({ example: 12_500, description: 'The service fee, out of it, as far as a bank left it.' })
  feeCents: number;

  @ShownCents({ example: 0, description: 'Kept for what the contractor owed, because a bank took back what was paid.' })
  nettedCents: number;

  @ShownCents({
    example: 112_500,
    description:
      'What is transferred: the total less the fee and what was owed, as far as neither a bank nor staff took it back.',
  })
  amountCents: number;

  @ApiProperty({
    enum: PAYOUT_STATUSES,
    enumName: 'PayoutStatus',
    description:
      'waiting_for_setup: released once the payout account is set up. settling: the client paid from a bank account, and that money is passed on a few days after it came. taken_back: the client’s bank or staff took it back, and nothing is left of it.',
  })
  status: PayoutStatus;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When it settles, while it is settling.',
  })
  paysFrom: string | null;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When the last of it was transferred so far.',
  })
  releasedAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'When the client approved, or a dispute was decided.' })
  createdAt: string;
}

export class PayoutPage extends PageOf(PayoutView) {
  @ApiProperty({
    enum: ONBOARDING_STATES,
    enumName: 'PayoutOnboarding',
    description: 'The state of the payout account.',
  })
  onboarding: OnboardingState;
}

export class OnboardingLink {
  @ShownAddress('http://localhost:3000/_pay/onboarding/1a2b3c', { description: 'Works once and for a few minutes.' })
  url: string;
}
