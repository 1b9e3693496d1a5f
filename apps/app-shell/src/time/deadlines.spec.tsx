import type { ChangeOrderView, DashboardNeed, NoShowView } from '@cw/api-client';
import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PromiseClock } from '../features/bids/promise-clock.js';
import { ChangeItem } from '../features/change-orders/change-item.js';
import { NeedRow } from '../features/dashboard/need-row.js';
import { CaseBanner } from '../features/disputes/case-banner.js';
import { StepsPanel } from '../features/disputes/steps-panel.js';
import { aDispute } from '../features/disputes/testing/a-dispute.js';
import { NextSentence } from '../features/record/so-far/next-sentence.js';
import { NoShowBanner } from '../features/work/no-show-banner.js';
import { ReviewClock } from '../features/work/review-clock.js';
import { aProjectDetail } from '../testing/projects.js';
import { renderWithApp } from '../testing/render-with-app.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

/** In winter: nine in the morning in Hawaii, where no reader of these tests is. */
const DUE = '2999-01-12T19:00:00.000Z';
const house = (overrides: Parameters<typeof aProjectDetail>[0] = {}) =>
  aProjectDetail({ state: 'HI', firstBidDueAt: DUE, ...overrides });
const ASKED: NoShowView = {
  ...{ id: '01890000-0000-7000-8000-0000000000e1', startDate: '2998-12-01', reportedAt: '2998-12-01T17:00:00.000Z' },
  ...{ state: 'asked', counts: false, answerDueAt: DUE, mayAnswer: true },
  ...{ answer: null, words: null, answeredAt: null, decisionReason: null },
};
const CHANGE: ChangeOrderView = {
  ...{ id: 'x-1', projectId: 'p-1', number: 1, state: 'proposed', amountDeltaCents: 10_000, days: 0, lines: [] },
  ...{ reason: 'The sheathing is rotten.', proposedBy: 'awarded_contractor', proposerName: 'Diaz Repairs' },
  ...{ proposedAt: '2998-12-01T17:00:00.000Z', answerDueAt: DUE, answeredAt: null, answeredByName: null },
  ...{ answerReason: null, lapseCause: null, endangersClosing: false, actions: [] },
};
const NEED: DashboardNeed = {
  ...{ kind: 'answer_no_show', projectId: 'p-1', requestId: null, projectTitle: 'Wet eave', count: 1 },
  ...{
    closingDate: null,
    startDate: null,
    dueOn: null,
    answerDueAt: DUE,
    amountCents: null,
    usState: 'HI',
    house: null,
    clientName: null,
  },
};
const CASE = aDispute({ usState: 'HI', answerDueAt: DUE, state: 'open', answeredAt: null, endedAt: null });

const DEADLINES: readonly (readonly [string, ReactElement])[] = [
  ['first bids', <PromiseClock project={house({ parties: [], promiseState: 'running' })} />],
  ['first bids that come next', <NextSentence project={house({ bidCount: 0 })} />],
  ['a review', <ReviewClock project={house({ reviewDueAt: DUE })} />],
  ['a no-show that the contractor answers', <NoShowBanner project={house({ noShow: ASKED })} />],
  ['a no-show that waits', <NoShowBanner project={house({ noShow: { ...ASKED, mayAnswer: false } })} />],
  ['a proposed change', <ChangeItem project={house()} change={CHANGE} />],
  ['something to do', <NeedRow need={NEED} />],
  ['a dispute', <CaseBanner dispute={CASE} />],
  ['the steps of a dispute', <StepsPanel dispute={CASE} />],
];

describe.each(DEADLINES)('the deadline of %s', (_, shown) => {
  it.each([
    ['en', /9:00\sAM HST/],
    ['es', /9:00\sAM, hora estándar de Hawái-Aleutianas/],
  ] as const)('I18N-01 PROJ-10 has the hour of the house, with its zone’s name, in %s', async (locale, hour) => {
    await renderWithApp(shown, { locale });

    expect((await screen.findAllByText(hour)).length).toBeGreaterThan(0);
  });
});
