import { apiUrl, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { INTAKE_STATES } from '@cw/domain';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType, ReactElement } from 'react';
import { renderScreen } from '../testing/render-screen.js';
import { unsentMailsAre } from '../testing/unsent-mails.js';
import { adminExtensions } from './admin-extensions.js';
import { DisputesScreen } from './disputes/disputes-screen.js';
import { IntakeScreen } from './intake/intake-screen.js';
import { PaymentsScreen } from './payments/payments-screen.js';
import { ReportsScreen } from './reports/reports-screen.js';
import { SupportScreen } from './support/support-screen.js';
import { VerificationScreen } from './verification/verification-screen.js';

const server = startApiServer();
const { Board, useCounts } = adminExtensions(testKit);
const OVERVIEW = {
  ...{ latePromises: 0, lateIntakes: 0, intakesDueSoon: 0, latePapers: 0 },
  ...{ waitingIntakes: 11, waitingCases: 3, waitingPapers: 4, openReports: 1 },
  ...{ openSupportMessages: 5, waitingPayments: 6 },
};
/** What any list or count may be asked for; the desk waits for less than it holds. */
const ANYTHING = {
  ...{ items: [], nextCursor: null, waiting: 40, late: 0, dueSoon: 0, flagged: 0 },
  states: INTAKE_STATES.map((state) => ({ state, count: 70 })),
};

/** What the navigation says of a desk to those who listen. */
function Menu(): ReactElement {
  const counts = useCounts?.() ?? new Map<string, { count: number; words: string }>();
  return (
    <ul>
      {[...counts].map(([path, { count, words }]) => (
        <li key={path}>{`${path}: ${count}, ${words}`}</li>
      ))}
    </ul>
  );
}

interface Desk {
  readonly path: string;
  readonly Page: ComponentType;
  readonly en: string;
  readonly es: string;
  readonly count: number;
  /** What is counted, as the desk lists it. */
  readonly list: string;
}

const DESKS: readonly Desk[] = [
  {
    path: '/intake',
    Page: IntakeScreen,
    count: 11,
    en: '11 requests waiting for your next step',
    es: '11 solicitudes esperan su siguiente paso',
    list: '/intake?view=staff',
  },
  {
    path: '/disputes',
    Page: DisputesScreen,
    count: 3,
    en: '3 disputes or no-shows to decide',
    es: '3 disputas o ausencias por decidir',
    list: '/disputes?state=waiting',
  },
  {
    path: '/verification',
    Page: VerificationScreen,
    count: 4,
    en: '4 documents to check',
    es: '4 documentos por revisar',
    list: '/verification',
  },
  {
    path: '/reports',
    Page: ReportsScreen,
    count: 1,
    en: '1 report to decide',
    es: '1 denuncia por decidir',
    list: '/reports',
  },
  {
    path: '/support',
    Page: SupportScreen,
    count: 5,
    en: '5 messages to answer',
    es: '5 mensajes por responder',
    list: '/support',
  },
  {
    path: '/payments',
    Page: PaymentsScreen,
    count: 6,
    en: '6 payments to look at',
    es: '6 pagos por revisar',
    list: '/payments?attention=any',
  },
];

beforeEach(() =>
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json(OVERVIEW)),
    unsentMailsAre(),
    http.get(apiUrl('/api/*'), () => HttpResponse.json(ANYTHING)),
  ),
);

describe.each(DESKS)('what waits for staff at $path', ({ path, Page, count, list, ...words }) => {
  it.each(['en', 'es'] as const)(
    'ADM-01 SHELL-02 is one number in the menu, on the dashboard and on its page, in %s',
    async (locale) => {
      const Whole = (): ReactElement => (
        <>
          <Menu />
          <section aria-label="Board">{Board === undefined ? null : <Board />}</section>
          <Page />
        </>
      );
      await renderScreen(Whole, { at: path, locale });

      expect(await screen.findByText(`${path}: ${count}, ${words[locale]}`)).toBeInTheDocument();
      const links = await screen.findAllByRole('link', { name: words[locale] });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([list, list]);
      const [onBoard, onPage] = links.map((link) => screen.getByRole('region', { name: 'Board' }).contains(link));
      expect([onBoard, onPage]).toEqual([true, false]);
    },
  );
});

it('ADM-01 SHELL-02 the menu says nothing of a desk at which nothing waits', async () => {
  server.use(http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ ...OVERVIEW, waitingCases: 0 })));
  await renderScreen(Menu, { at: '/overview' });

  expect(await screen.findByText(/^\/intake: 11/)).toBeInTheDocument();
  expect(screen.queryByText(/^\/disputes/)).not.toBeInTheDocument();
});
