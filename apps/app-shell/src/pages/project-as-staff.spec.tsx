import type { DisputeView, ProjectDetail } from '@cw/api-client';
import { aUser, signedInAs, startApiServer } from '@cw/api-client/testing';
import { PAYMENT_STATES, PROJECT_STATES, type PaymentState, type ProjectState } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { layOut } from '@cw/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MessagesScreen } from '../features/messages/index.js';
import { PaymentPanel } from '../features/record/index.js';
import { MessagesOutbox } from '../outbox/messages/messages-outbox.js';
import { aPayable } from '../testing/checkout.js';
import { aMessage, CONVERSATION_ID, OWN_ID, threadWith } from '../testing/messages.js';
import { renderRoutes, renderWithApp } from '../testing/render-with-app.js';
import {
  aFullCase,
  aFullProject,
  CASES,
  PROJECT_ID,
  servesAll,
  type Reader,
} from '../testing/staff-walk/a-full-project.js';
import { drawnTexts, markTexts, type DrawnText } from '../testing/staff-walk/drawn-texts.js';
import { faultsForStaff, type Walk, type Walks } from '../testing/staff-walk/said-to-a-side.js';
import { DisputePage } from './dispute-page.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const SIDES = ['owner', 'awarded_contractor'] as const satisfies readonly Reader[];

layOut();

/** Once everything has come. */
async function settled(container: Element): Promise<DrawnText[]> {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(container.querySelector('[data-coming], [aria-busy="true"]')).toBeNull());
  return drawnTexts(container);
}

interface Place {
  readonly page: ReactElement;
  readonly at: string;
  /** What stands in a list, in words that are the same in every language: so that no list is walked empty. */
  readonly holds: readonly (string | RegExp)[];
}

async function drawn({ page, at, holds }: Place, locale: Locale): Promise<DrawnText[]> {
  const routes = [
    { path: '/projects/:projectId/*', element: page },
    { path: '*', element: null },
  ];
  const { container, unmount } = await renderRoutes(routes, { at, locale, texts: markTexts });
  await settled(container);
  for (const details of container.querySelectorAll('details')) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  await settled(container);
  for (const words of holds) await waitFor(() => expect(container).toHaveTextContent(words));
  const texts = await settled(container);
  unmount();
  return texts;
}

/** One language after the other: both are drawn into the same page. */
async function inBoth(read: (locale: Locale) => Promise<DrawnText[]>): Promise<Walk> {
  const en = await read('en');
  return { en, es: await read('es') };
}

/** What staff and both sides read in one place, in both languages. */
async function walk(
  serve: (reader: Reader, locale: Locale) => void,
  placeFor: (reader: Reader) => Place,
  readers: readonly Reader[] = SIDES,
): Promise<Walks> {
  const walkAs = (reader: Reader): Promise<Walk> =>
    inBoth((locale) => {
      serve(reader, locale);
      return drawn(placeFor(reader), locale);
    });
  const sides: Walk[] = [];
  for (const side of readers) sides.push(await walkAs(side));
  return { staff: await walkAs('admin'), sides };
}

const OF_BOTH = ['Is there power?', 'Appraisal.pdf'];
const OF_STAFF = ['Ana Park', 'All of it is done.'];
const holdsOf = (state: ProjectState, reader: Reader): string[] => [
  ...OF_BOTH,
  ...(reader === 'admin' ? OF_STAFF : []),
  ...(state === 'open' ? [] : ['The eave is rotten.']),
  ...(state === 'completed' ? ['Well done.'] : []),
];

const overviewOf = (state: ProjectState, over: Partial<ProjectDetail> = {}) =>
  walk(
    (reader, locale) => server.use(...servesAll(aFullProject(state, reader, over), reader, locale)),
    (reader) => ({ page: <ProjectDetailPage />, at: `/projects/${PROJECT_ID}`, holds: holdsOf(state, reader) }),
  );

const NO_SHOW: NonNullable<ProjectDetail['noShow']> = {
  ...{ id: 'n-1', startDate: '2026-11-30', reportedAt: '2026-11-30T15:00:00.000Z', counts: true },
  ...{ state: 'contested', answerDueAt: '2099-12-02T15:00:00.000Z', mayAnswer: false, answer: 'came' },
  ...{ words: 'I stood at the door.', answeredAt: '2026-11-30T16:00:00.000Z', decisionReason: null },
};

describe('the bids of a project, for staff', () => {
  const openAs = async (reader: Reader, state: ProjectState, query = '') => {
    server.use(...servesAll(aFullProject(state, reader), reader, 'en'));
    const routes = [{ path: '/projects/:projectId', element: <ProjectDetailPage /> }];
    return renderRoutes(routes, { at: `/projects/${PROJECT_ID}${query}` });
  };

  it.each(PROJECT_STATES)(
    'ADM-01 stand on its page while it is %s: whose, how much, how long, what for',
    async (state) => {
      await openAs('admin', state);

      const panel = await screen.findByRole('region', { name: 'Bids' });
      const bid = (await within(panel).findByRole('link', { name: 'Brennan & Sons' })).closest('li');
      expect(bid).toHaveTextContent(/Pending.*\$600\.00.*One week.*1 · Repair 1Left out.*2 · Repair 2\$300\.00/);
      expect(within(panel).getByRole('link', { name: 'Early Roofing' }).closest('li')).toHaveTextContent('Withdrawn');
    },
  );

  it('ADM-01 stand side by side as they do for the client, with nothing to press', async () => {
    const { user } = await openAs('admin', 'open');
    await user.click(await screen.findByRole('link', { name: 'See bids side by side' }));

    const bids = await screen.findByRole('region', { name: 'Bids side by side' });
    expect(bids).toHaveTextContent('Brennan & Sons');
    expect(screen.queryByRole('button', { name: /accept|reject|decline/i })).not.toBeInTheDocument();
  });

  it('ROLE-06 stand on no page of the contractor', async () => {
    await openAs('awarded_contractor', 'in_progress.started');

    expect(await screen.findAllByText('Is there power?')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Bids' })).not.toBeInTheDocument();
  });
});

describe('a project as staff read it, in both languages', () => {
  it.each(PROJECT_STATES)('ADM-01 I18N-01 names both sides and speaks to neither while it is %s', async (state) => {
    expect(faultsForStaff(await overviewOf(state))).toEqual([]);
  });

  it.each(['asked', 'admitted', 'contested', 'upheld', 'excused'] as const)(
    'ADM-01 speaks to neither side of a no-show that is %s',
    async (state) => {
      const noShow = { ...NO_SHOW, state };
      const at = await overviewOf('cancelled', { noShow, staffCancellation: { reason: 'Nobody came.' } });
      expect(faultsForStaff(at)).toEqual([]);
    },
  );

  it('ADM-01 speaks to neither side of an invoice at closing', async () => {
    const { payment } = aFullProject('in_progress.started', 'admin');
    const atClosing = payment && { ...payment, paymentTiming: 'at_closing' as const };
    expect(faultsForStaff(await overviewOf('in_progress.submitted', { payment: atClosing }))).toEqual([]);
  });

  it('ADM-01 speaks to neither side where the bids stand side by side', async () => {
    const at = `/projects/${PROJECT_ID}?view=bids`;
    const walks = await walk(
      (reader, locale) => server.use(...servesAll(aFullProject('open', reader), reader, locale)),
      () => ({ page: <ProjectDetailPage />, at, holds: ['Diaz Repairs', 'Brennan & Sons'] }),
      ['owner'],
    );
    expect(faultsForStaff(walks)).toEqual([]);
  });

  it.each(CASES)('ADM-01 speaks to neither side of a dispute: %j', async (over: Partial<DisputeView>) => {
    const walks = await walk(
      (reader, locale) =>
        server.use(...servesAll(aFullProject('in_progress.disputed', reader), reader, locale, aFullCase(reader, over))),
      () => ({ page: <DisputePage />, at: `/projects/${PROJECT_ID}/dispute`, holds: ['Eave.pdf'] }),
    );
    expect(faultsForStaff(walks)).toEqual([]);
  });

  it('ADM-01 speaks to neither side of what they write to each other', async () => {
    const staff = await inBoth(async (locale) => {
      server.use(
        signedInAs({ id: OWN_ID, role: 'admin', locale }),
        ...threadWith(
          [
            aMessage({ body: 'I come on Monday.' }),
            aMessage({ sequence: 2, side: 'client', authorName: 'Maria Delgado' }),
          ],
          { side: 'staff', closedReason: 'ended' },
        ),
      );
      const { container, unmount } = await renderWithApp(
        <MessagesOutbox userId={OWN_ID}>
          <MessagesScreen user={aUser({ id: OWN_ID, role: 'admin' })} openId={CONVERSATION_ID} />
        </MessagesOutbox>,
        { locale, texts: markTexts },
      );
      await waitFor(() => expect(container).toHaveTextContent('I come on Monday.'));
      const texts = await settled(container);
      unmount();
      return texts;
    });
    expect(faultsForStaff({ staff, sides: [] })).toEqual([]);
  });

  it('ADM-01 says whose money it is in every state of its payment', async () => {
    const sums = { paidCents: 100_000, heldCents: 50_000, refundedCents: 10_000, onItsWayCents: 20_000 };
    const panelFor = (reader: Reader, state: PaymentState) => {
      const over = { parties: [reader], contractorName: 'Diaz Repairs' };
      return <PaymentPanel project={aPayable(PROJECT_ID, 'Deck ledger', { state, ...sums }, over)} />;
    };
    const readBy = (reader: Reader): Promise<Walk> =>
      inBoth(async (locale) => {
        const texts: DrawnText[] = [];
        for (const state of PAYMENT_STATES) {
          const { container, unmount } = await renderWithApp(panelFor(reader, state), { locale, texts: markTexts });
          texts.push(...drawnTexts(container));
          unmount();
        }
        return texts;
      });
    const sides = [await readBy('owner'), await readBy('awarded_contractor')];
    expect(faultsForStaff({ staff: await readBy('admin'), sides })).toEqual([]);
  });
});
