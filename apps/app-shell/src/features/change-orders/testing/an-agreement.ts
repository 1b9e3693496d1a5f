import type { ProjectDetail } from '@cw/api-client';

export interface AgreementOverrides {
  readonly totalCents?: number;
  readonly heldCents?: number;
  readonly paymentTiming?: 'upfront' | 'at_closing';
  readonly agreed?: Partial<NonNullable<ProjectDetail['agreed']>>;
}

/** What a project under way has beside an open one: both sides agreed, and the client has paid all of it. */
export function anAgreement(
  overrides: AgreementOverrides = {},
): Pick<ProjectDetail, 'status' | 'work' | 'contractorName' | 'contractorId' | 'agreed' | 'payment' | 'closingDate'> {
  const { totalCents = 100_000, heldCents = totalCents, paymentTiming = 'upfront', agreed } = overrides;
  return {
    status: 'in_progress',
    work: 'started',
    contractorId: '01890000-0000-7000-8000-0000000000dd',
    contractorName: 'Diaz Repairs',
    closingDate: '2026-12-18',
    agreed: {
      bidCents: totalCents,
      changesCents: 0,
      totalCents,
      startDate: '2026-12-01',
      durationDays: 5,
      extraDays: 0,
      finishDate: '2026-12-05',
      slackDays: 10,
      startsEarly: false,
      earlyStartRequest: null,
      changeProposedBy: null,
      ...agreed,
    },
    payment: {
      id: '01890000-0000-7000-8000-0000000000ee',
      projectId: '01890000-0000-7000-8000-0000000000aa',
      state: 'in_progress',
      totalCents,
      heldCents,
      dueCents: paymentTiming === 'upfront' ? Math.max(0, totalCents - heldCents) : 0,
      onItsWayCents: 0,
      paidCents: heldCents,
      refundedCents: 0,
      releasedCents: 0,
      reversedCents: 0,
      chargedBackCents: 0,
      feeCents: totalCents / 10,
      payoutCents: totalCents - totalCents / 10,
      paymentTiming,
      closing: null,
      attention: false,
      timeline: [],
    },
  };
}
