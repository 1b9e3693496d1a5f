import type { AuditEntryResponse } from '@cw/api-client';
import { AUDIT_ACTIONS } from '@cw/domain';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findAnnounced } from '@cw/ui/testing';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { AuditScreen } from './audit-screen.js';

const server = startApiServer();
const PRIYA_ID = '01890000-0000-7000-8000-00000000000f';
const SAM_ID = '01890000-0000-7000-8000-000000000002';

const anEntry = (overrides: Partial<AuditEntryResponse> = {}): AuditEntryResponse => ({
  id: 'e1',
  sequence: 41,
  at: '2026-11-20T09:00:00.000Z',
  action: 'user.suspended',
  actorId: PRIYA_ID,
  actorName: 'Priya Nair',
  subjectType: 'user',
  subjectId: SAM_ID,
  subjectName: 'Sam Whitlock',
  reason: 'Papers look altered',
  before: { status: 'active' },
  after: { status: 'suspended' },
  project: null,
  request: null,
  ...overrides,
});

function entriesAre(...items: readonly AuditEntryResponse[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/audit'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items, nextCursor: null });
    }),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(AuditScreen, { at: '/audit', ...options });

beforeEach(() =>
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/users/:id'), () =>
      HttpResponse.json({ id: SAM_ID, firstName: 'Sam', lastName: 'Whitlock', history: [] }),
    ),
  ),
);

describe('the audit log', () => {
  it('ADM-01 says who did what to whom, with what it was before and after', async () => {
    entriesAre(anEntry());
    await open();

    const row = (await screen.findByText('Papers look altered')).closest('[role="row"]');
    expect(row).toHaveTextContent(/no\. 41.*Account suspended.*Priya Nair.*Sam Whitlock/);
    expect(row).toHaveTextContent('StateActivebecameSuspended');
    expect(screen.getByRole('link', { name: 'Sam Whitlock' })).toHaveAttribute('href', `/users?user=${SAM_ID}`);
  });

  it('ADM-01 leads to the repair request that an act is about', async () => {
    entriesAre(anEntry({ action: 'intake.declined', subjectType: 'intake', subjectId: SAM_ID, subjectName: null }));
    await open();

    const link = await screen.findByRole('link', { name: 'Repair request' });
    expect(link).toHaveAttribute('href', `/intake?request=${SAM_ID}`);
  });

  it('ADM-01 INT-08 names a repair request by its reference and its house', async () => {
    const request = { reference: 'RI-7K2M-4XPQ', addressLine: '14 Quarry Road, Kingston, NY 12401' };
    const about = { subjectType: 'intake', subjectId: SAM_ID, subjectName: null, request } as const;
    entriesAre(anEntry({ action: 'intake.declined', ...about }));
    await open();

    const link = await screen.findByRole('link', { name: '14 Quarry Road, Kingston, NY 12401' });
    expect(link).toHaveAttribute('href', `/intake?request=${SAM_ID}`);
    expect(link.closest('[role="row"]')).toHaveTextContent(/Quarry Road.*Repair request RI-7K2M-4XPQ/);
  });

  it('ADM-01 SUP-01 names a message to support by who sent it, and by what it is once that is erased', async () => {
    const about = { action: 'support.answered', subjectType: 'support_message', reason: null } as const;
    entriesAre(
      anEntry({ id: 'e1', ...about, subjectName: 'Lucía Vega' }),
      anEntry({ id: 'e2', ...about, subjectName: null }),
    );
    await open();

    expect(await screen.findByText('Lucía Vega')).toBeInTheDocument();
    expect(screen.getAllByText('Message to support')).toHaveLength(2);
  });

  it('ADM-01 calls what staff changed by the words of staff', async () => {
    const about = { action: 'project.cancelled', subjectType: 'project', reason: 'The deal is off.' } as const;
    entriesAre(anEntry({ ...about, before: { project: 'in_progress.submitted' }, after: { project: 'cancelled' } }));
    await open();

    const row = (await screen.findByText('The deal is off.')).closest('[role="row"]');
    expect(row).toHaveTextContent('Project cancelled by staff');
    expect(row).toHaveTextContent('Client’s reviewbecameCancelled');
  });

  it('ADM-01 MSG-02 says of a conversation that was read whose it is: the project’s house, its client and the contractor', async () => {
    const project = { id: 'j-1', title: 'Exterior paint', addressLine: '12 Hidden Lane, Kingston, NY 12401' };
    entriesAre(
      anEntry({
        ...{ action: 'conversation.read', before: null, reason: null },
        after: { conversation: PRIYA_ID, project: PRIYA_ID, client: PRIYA_ID },
        project: { ...project, clientName: 'Sofia Reyes' },
      }),
    );
    await open();

    const house = await screen.findByRole('link', { name: '12 Hidden Lane, Kingston, NY 12401' });
    expect(house).toHaveAttribute('href', '/projects/j-1');
    expect(house.closest('[role="row"]')).toHaveTextContent(
      /Sam Whitlock.*12 Hidden Lane.*Client: Sofia Reyes.*Exterior paint/,
    );
  });

  it('ADM-01 shows facts it has no words for as somebody would say them, and who was not logged in', async () => {
    const after = { fields: ['phone', 'shoeSize'], byStaff: true, mood: 'quite_well' };
    entriesAre(anEntry({ actorId: null, actorName: null, reason: null, before: null, after }));
    await open();

    const row = (await screen.findByText('Nobody logged in')).closest('[role="row"]');
    expect(row).toHaveTextContent('FieldsPhone and Shoe size');
    expect(row).toHaveTextContent('By staffyes');
    expect(row).toHaveTextContent('MoodQuite well');
  });

  it.each([
    [
      'en',
      [
        'StateIn reviewbecameOffer sentOffer no.1Repairs2Total$1,800.00',
        'Scheduled forWed, Nov 25, 2026',
        'DocumentLicenseStateIn reviewbecameApprovedLast daynothingbecameTue, Dec 1, 2026' +
          'CorrectedLicense 1: Number and License 2: Last dayLicense 2: StateNYbecameNJ',
        'StateWaits for another administratorAmount$250.00How it cameCheck',
        'StateWaitingbecameHidden',
        'ListAll projectsStateIn progressLateyesSearchedno',
        'Projects2',
      ],
    ],
    [
      'es',
      [
        'EstadoEn revisiónpasó aPropuesta enviadaPropuesta n.º1Reparaciones2Total$1,800.00',
        'Fijada paramié 25 nov 2026',
        'DocumentoLicenciaEstadoEn revisiónpasó aAprobado',
        'EstadoEspera a otro administrador',
        'EstadoEn esperapasó aOculta',
        'ListaTodos los proyectosEstadoEn curso',
        'Proyectos2',
      ],
    ],
  ] as const)(
    'ADM-01 I18N-01 tells in %s what was and became in words, without the ids of children',
    async (locale, told) => {
      const about = { reason: null, before: null };
      entriesAre(
        anEntry({
          ...{ id: 'offered', action: 'intake.offered', reason: null, before: { state: 'in_review' } },
          after: { lines: 2, state: 'offer_sent', revision: 1, totalCents: 180_000 },
        }),
        anEntry({
          ...{ id: 'ordered', action: 'intake.reinspection_ordered', ...about },
          after: { reinspectionId: PRIYA_ID, scheduledOn: '2026-11-25' },
        }),
        anEntry({
          ...{ id: 'approved', action: 'verification.approved', reason: null },
          before: { state: 'submitted', paper: 'license', expiresOn: null, coverCents: null, 'licenses.1.state': 'NY' },
          after: {
            ...{ state: 'approved', paper: 'license', expiresOn: '2026-12-01', coverCents: null },
            ...{ corrected: ['licenses.0.number', 'licenses.1.expiresOn'], 'licenses.1.state': 'NJ' },
          },
        }),
        anEntry({
          ...{ id: 'recorded', action: 'invoice.payment_recorded', ...about },
          after: { state: 'recorded', method: 'check', amountCents: 25_000 },
        }),
        anEntry({
          ...{ id: 'hidden', action: 'report.hidden', reason: null },
          before: { report: SAM_ID, state: 'open' },
          after: { report: SAM_ID, state: 'hidden' },
        }),
        anEntry({
          ...{ id: 'exported', action: 'list.exported', ...about },
          after: { list: 'projects', status: 'in_progress', late: 'yes', sort: 'posted_desc', searched: false },
        }),
        anEntry({
          ...{ id: 'converted', action: 'intake.converted', ...about },
          after: { projects: [SAM_ID, PRIYA_ID], ownerId: SAM_ID },
        }),
      );
      const { container } = await open({ locale });

      await waitFor(() => expect(container.querySelectorAll('tbody [role="row"]')).toHaveLength(told.length));
      const cells = [...container.querySelectorAll('tbody [role="row"]')].map((row) => row.querySelector('ul'));
      for (const [index, words] of told.entries()) expect(cells[index]).toHaveTextContent(words);
      expect(container.querySelector('tbody')).not.toHaveTextContent(/01890000|[a-z](?:Cents|On|Id)\b/);
    },
  );

  it('ADM-01 A11Y-01 asks by action and by person, all in the address, and says how many there are', async () => {
    const asked = entriesAre(anEntry());
    const { user, location } = await open({ at: `/audit?subject=${SAM_ID}` });
    await waitFor(() => expect(asked.at(-1)).toBe(`subjectId=${SAM_ID}`));

    await user.selectOptions(await screen.findByLabelText('What'), 'user.suspended');
    await waitFor(() => expect(asked.at(-1)).toBe(`action=user.suspended&subjectId=${SAM_ID}`));
    await findAnnounced('1 result');
    await user.click(await screen.findByRole('button', { name: 'About Sam Whitlock: show everything' }));

    await waitFor(() => expect(location()).toBe('/audit?action=user.suspended'));
  });

  it('ADM-01 leads from a name to everything that the person did', async () => {
    entriesAre(anEntry());
    const { user, location } = await open();

    await user.click(await screen.findByRole('link', { name: 'Priya Nair' }));

    expect(location()).toBe(`/audit?actor=${PRIYA_ID}`);
  });

  it.each(['en', 'es'] as const)('ADM-01 I18N-01 has words in %s for everything that is recorded', async (locale) => {
    entriesAre(...AUDIT_ACTIONS.map((action) => anEntry({ id: action, action })));
    const { container } = await open({ locale });

    await waitFor(() => expect(container.querySelectorAll('tbody [role="row"]')).toHaveLength(AUDIT_ACTIONS.length));
    expect(container.querySelector('tbody')).not.toHaveTextContent(/admin\.audit/);
  });

  it('ADM-01 says when nothing fits, and when it does not load', async () => {
    entriesAre();
    const { unmount } = await open({ at: '/audit?action=user.erased' });
    expect(await screen.findByText('Drop a filter to see more.')).toBeInTheDocument();
    unmount();

    server.use(http.get(apiUrl('/api/admin/audit'), () => problemAnswer(403, { code: 'access.denied' })));
    await open();
    expect(await screen.findByRole('heading', { name: 'The audit log did not load' })).toBeInTheDocument();
  });

  it('ADM-01 asks for one day, as it is called here, and takes the same along as a file', async () => {
    const asked = entriesAre(anEntry());
    const { location } = await open({ at: '/audit?day=2026-11-20' });
    await screen.findByText('Papers look altered');

    const since = new Date('2026-11-20T00:00:00').toISOString();
    const until = new Date('2026-11-21T00:00:00').toISOString();
    const query = new URLSearchParams({ since, until }).toString();
    expect([asked[0], location()]).toEqual([query, '/audit?day=2026-11-20']);
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      `/api/admin/audit.csv?${query}`,
    );
  });

  it('ADM-01 keeps a day in its field while its year is typed, and narrows by it once it is one', async () => {
    entriesAre(anEntry());
    const { location } = await open({ at: '/audit?day=2026-11-20' });
    const day = await screen.findByLabelText('Day');

    for (const typed of ['0002-11-26', '0020-11-26', '0202-11-26']) {
      fireEvent.change(day, { target: { value: typed } });
      expect(day).toHaveValue(typed);
    }
    await waitFor(() => expect(location()).not.toContain('day='));
    expect(day).toHaveValue('0202-11-26');

    fireEvent.change(day, { target: { value: '2026-11-26' } });
    await waitFor(() => expect(location()).toBe('/audit?day=2026-11-26'));
  });

  it.each([
    [{ isIntact: true, intactUpTo: 128, entries: 128, head: 'ab' }, 'The log is intact up to entry 128, the newest.'],
    [
      { isIntact: false, intactUpTo: 40, entries: 128, head: 'ab' },
      'The log is not as it was written. Entry 41 is the first at fault.',
    ],
  ])('ADM-01 says whether the log is what was written', async (answer, said) => {
    entriesAre(anEntry());
    server.use(http.get(apiUrl('/api/admin/audit/check'), () => HttpResponse.json(answer)));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Check the log' }));

    expect(await screen.findByText(said)).toBeInTheDocument();
  });
});
