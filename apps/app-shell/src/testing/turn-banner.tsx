import type { ProjectDetail } from '@cw/api-client';
import { TurnBanner } from '../features/work/turn-banner.js';
import { aPaymentSummary } from './payments.js';
import { aCondition, aProjectDetail } from './projects.js';
import { renderWithApp, type RenderedApp, type RenderOptions } from './render-with-app.js';

export const AGREED: NonNullable<ProjectDetail['agreed']> = {
  bidCents: 100_000,
  changesCents: 0,
  totalCents: 100_000,
  startDate: '2027-03-01',
  durationDays: 5,
  extraDays: 0,
  finishDate: '2027-03-05',
  slackDays: 3,
  startsEarly: false,
  earlyStartRequest: null,
  changeProposedBy: null,
};
export const PAID = aPaymentSummary({ state: 'in_progress', heldCents: 100_000, dueCents: 0, paidCents: 100_000 });

/** A project under way, as its client reads it. */
export const owners = (over: Partial<ProjectDetail>): ProjectDetail =>
  aProjectDetail({
    status: 'in_progress',
    work: 'started',
    contractorName: 'Diaz Repairs',
    agreed: AGREED,
    payment: PAID,
    conditions: [aCondition({ state: 'in_work' })],
    ...over,
  });
/** The same, as its contractor reads it. */
export const contractors = (over: Partial<ProjectDetail>): ProjectDetail =>
  owners({ parties: ['awarded_contractor'], ...over });

/** What the page says of whose turn it is. */
export const NEXT = 'Next: Diaz Repairs.';
export const openBanner = (project: ProjectDetail, options: RenderOptions = {}): Promise<RenderedApp> =>
  renderWithApp(
    <TurnBanner
      project={project}
      payPath="/checkout?projectId=1"
      bidsPath="/bids"
      disputePath="/dispute"
      next={NEXT}
    />,
    options,
  );
