import type { PaperQueueItem } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anItem, aPaper, aShortPaper, papersOf } from '../../testing/papers.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { VerificationScreen } from './verification-screen.js';

const server = startApiServer();
const OPEN = '/verification?contractor=c-1&kind=insurance';

function deskHas(items: readonly PaperQueueItem[], paper = aPaper()): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/verification'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items, nextCursor: null, waiting: items.length, late: 1 });
    }),
    http.get(apiUrl('/api/verification/c-1'), () => HttpResponse.json(papersOf(paper))),
    http.get(apiUrl('/api/verification/files/:id'), () => new HttpResponse(null, { status: 404 })),
  );
  return asked;
}

/** What staff sent, with the version that they had read. */
function decided(paper = aPaper({ state: 'approved', version: 5 })): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.put(apiUrl('/api/verification/c-1/insurance'), async ({ request }) => {
      sent.push([request.headers.get('If-Match'), await request.json()]);
      return HttpResponse.json(papersOf(paper));
    }),
  );
  return sent;
}

const typeInto = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(VerificationScreen, { at: '/verification', ...options });

beforeEach(() =>
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ waitingPapers: 3, latePapers: 1 })),
  ),
);

describe('the verification desk', () => {
  it('VER-01 ADM-01 lists what waits, what is past the promise, and leads to the paper', async () => {
    deskHas([
      anItem(),
      anItem({ contractorId: 'c-2', contractorName: 'Ann Kowalski', kind: 'license', isLate: false }),
    ]);
    await open();

    expect(await screen.findByRole('link', { name: 'Hector Ruiz' })).toHaveAttribute('href', OPEN);
    const list = screen.getByRole('table', { name: 'Documents' });
    expect(within(list).getByText('Past the 24-hour promise')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '3 documents to check' })).toHaveAttribute('href', '/verification');
    expect(screen.getByRole('link', { name: '1 document past the 24 hours' })).toHaveAttribute(
      'href',
      '/verification?late=yes',
    );
    expect(screen.getByRole('link', { name: 'Ann Kowalski' })).toBeInTheDocument();
  });

  it('VER-01 ADM-01 lists only what is late where the address says so, and all that waits once that is dropped', async () => {
    const asked = deskHas([anItem()]);
    const { location } = await open({ at: '/verification?late=yes' });

    const link = await screen.findByRole('link', { name: 'Hector Ruiz' });
    expect(link).toHaveAttribute('href', '/verification?late=yes&contractor=c-1&kind=insurance');
    expect(asked).toContain('state=submitted&late=yes');
    expect(screen.getByLabelText('State')).toHaveValue('late');

    typeInto('State', 'expiring');
    await waitFor(() => expect(location()).toBe('/verification?state=expiring'));
    typeInto('State', 'late');
    await waitFor(() => expect(location()).toBe('/verification?late=yes'));
  });

  it('VER-01 shows the paper beside what is written and what can be checked of it', async () => {
    deskHas([anItem()], aShortPaper());
    const { user } = await open({ at: OPEN });
    const record = within(screen.getByRole('region', { name: 'The document' }));

    expect(await record.findByText('CM-4471-0093')).toBeInTheDocument();
    // jsdom draws nothing: what stands in the paper's place leads to its file.
    expect(await record.findByRole('link', { name: 'Download certificate.pdf' })).toHaveAttribute(
      'href',
      '/api/verification/files/f-1',
    );
    await user.click(record.getByRole('button', { name: 'page-2.jpg' }));
    expect(await record.findByRole('link', { name: 'Download page-2.jpg' })).toHaveAttribute(
      'href',
      '/api/verification/files/f-2',
    );
    const cover = record.getByText('Cover at least $1,000,000').closest('li');
    expect(cover).toHaveTextContent('Cover at least $1,000,000: no$900,000.00');
    expect(record.getByText(/not verified\. Missing: insurance\./)).toBeInTheDocument();
    expect(record.getByText(/This account reads Spanish/)).toBeInTheDocument();
  });

  it('VER-01 CON-05 tells of each license whether it ends soon or is over, and what was approved before', async () => {
    const newYork = { state: 'NY', trade: 'electrical', number: 'NY-1', expiresOn: '2099-06-30' } as const;
    const newJersey = { state: 'NJ', trade: 'other', number: 'NJ-2', expiresOn: '2020-01-31' } as const;
    const served = { id: 'state_served', result: 'pass', text: 'CT', cents: null, day: null, years: null } as const;
    const held = { state: 'NY', trade: 'electrical', expiresOn: '2099-06-30' } as const;
    const { submission, ...paper } = aPaper({ kind: 'license', isInForce: true, licenses: [held], checks: [served] });
    if (submission === null) throw new Error('Nothing was handed in');
    const details = { ...submission.details, insurance: null, licenses: [newYork, newJersey] };
    deskHas([anItem({ kind: 'license' })], { ...paper, submission: { ...submission, details } });
    await open({ at: '/verification?contractor=c-1&kind=license' });

    const ends = await screen.findAllByText('Valid until', { selector: 'dt' });
    expect(ends.map((label) => label.nextElementSibling?.textContent)).toEqual([
      'June 30, 2099',
      'January 31, 2020Expired',
    ]);
    expect(screen.getByText('General contractor')).toBeInTheDocument();
    expect(screen.getByText('Connecticut')).toBeInTheDocument();
    const before = within(screen.getByRole('list', { name: 'Approved before' }));
    expect(before.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New York · Electricalvalid until June 30, 2099Approved',
    ]);
  });

  it('VER-01 approves what was read, once however often one presses', async () => {
    deskHas([anItem()]);
    const sent = decided();
    const { user } = await open({ at: OPEN });

    const approve = await screen.findByRole('button', { name: 'Approve insurance' });
    await user.dblClick(approve);

    expect(await screen.findByText('Document approved')).toBeInTheDocument();
    // It still shows what was decided on: what came of it has not been read yet.
    // Its button says why it waits, and keeps the focus of whoever pressed it.
    expect(approve).toHaveAccessibleName('Sending…');
    expect(approve).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
    await user.click(approve);
    expect(sent).toEqual([['"4"', { decision: 'approve' }]]);
  });

  it('VER-01 hands a W-9 over as a file and draws it nowhere', async () => {
    const details = {
      ...{ licenses: null, insurance: null, backgroundCheck: null },
      w9: { name: 'Hector Ruiz', businessName: null, taxClass: 'llc' as const, signedOn: '2026-01-05' },
    };
    const { submission: sent } = aPaper();
    const submission = sent && { ...sent, details, files: sent.files.slice(0, 1) };
    deskHas([anItem({ kind: 'w9' })], aPaper({ kind: 'w9', submission }));
    await open({ at: '/verification?contractor=c-1&kind=w9' });

    expect(await screen.findByRole('link', { name: 'Open certificate.pdf' })).toHaveAttribute(
      'href',
      '/api/verification/files/f-1',
    );
    expect(screen.queryByText('Getting the document…')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  });

  it('VER-01 approves what was put right, and shows first what that changes', async () => {
    deskHas([anItem()], aShortPaper());
    const sent = decided();
    const { user } = await open({ at: OPEN });
    await user.click(await screen.findByRole('button', { name: 'Correct what was typed' }));
    expect(screen.getByLabelText('Policy number')).toHaveValue('CM-4471-0093');

    typeInto('Each occurrence', '1,000,000');
    typeInto('Policy number', 'CM-4471-0098');
    const note = screen.getByText('You approve this with 2 corrections.').closest('[role="status"]');
    expect(note).toHaveTextContent('Policy numberCM-4471-0093becameCM-4471-0098');
    expect(note).toHaveTextContent('$900,000.00became$1,000,000.00');
    await user.click(screen.getByRole('button', { name: 'Approve insurance' }));

    const fields = {
      ...{ insuredName: 'Ruiz Electric LLC', insurer: 'Catskill Mutual', policyNumber: 'CM-4471-0098' },
      ...{ eachOccurrenceCents: 100_000_000, effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
    };
    await waitFor(() => expect(sent).toEqual([['"4"', { decision: 'approve', fields }]]));
  });

  it('VER-01 says by its name which correction cannot be, and takes all back at a press', async () => {
    deskHas([anItem()]);
    const sent = decided();
    const { user } = await open({ at: OPEN });
    await user.click(await screen.findByRole('button', { name: 'Correct what was typed' }));
    typeInto('Valid until', '2020-01-01');
    typeInto('Insurer', '');
    await user.click(screen.getByRole('button', { name: 'Approve insurance' }));

    expect(await screen.findByRole('link', { name: /^Insurer: / })).toBeInTheDocument();
    expect(sent).toEqual([]);
    typeInto('Insurer', 'Catskill Mutual');
    expect(
      screen.getByRole('link', { name: 'Valid until: It ends before it begins. Check both dates.' }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Keep what was typed' }));
    await user.click(screen.getByRole('button', { name: 'Approve insurance' }));
    await waitFor(() => expect(sent).toEqual([['"4"', { decision: 'approve' }]]));
  });

  it('CON-02 VER-01 says before Approve that a cover below the floor cannot be, and leads there to the amount', async () => {
    deskHas([anItem()], aShortPaper());
    const sent = decided();
    const { user } = await open({ at: OPEN });
    const approve = await screen.findByRole('button', { name: 'Approve insurance' });

    expect(approve).toHaveAccessibleDescription(/^It can’t be approved: the cover is below \$1,000,000/);
    await user.click(approve);

    const fault = 'The cover must be $1,000,000 or more for each occurrence';
    expect(await screen.findByRole('link', { name: `Each occurrence: ${fault}` })).toBeInTheDocument();
    expect(screen.getByLabelText('Each occurrence')).toHaveAccessibleDescription(fault);
    typeInto('Each occurrence', '1,000,000');
    expect(approve).not.toHaveAccessibleDescription();
    await user.click(approve);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('CON-02 VER-01 corrects no cover to less than the floor', async () => {
    deskHas([anItem()]);
    const sent = decided();
    const { user } = await open({ at: OPEN });
    await user.click(await screen.findByRole('button', { name: 'Correct what was typed' }));
    const approve = screen.getByRole('button', { name: 'Approve insurance' });
    expect(approve).not.toHaveAccessibleDescription();

    typeInto('Each occurrence', '900,000');
    expect(approve).toHaveAccessibleDescription(/^It can’t be approved/);
    await user.click(approve);

    expect(await screen.findByRole('link', { name: /^Each occurrence: The cover must be/ })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('VER-01 rejects with notes only', async () => {
    deskHas([anItem()], aPaper({ earlierHolds: true }));
    const sent = decided();
    const { user } = await open({ at: OPEN });

    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Write at least 5 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Notes to the contractor'), 'The limit is too low.');
    await user.click(screen.getByRole('checkbox', { name: /end the earlier approval too/ }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));

    await waitFor(() =>
      expect(sent).toEqual([['"4"', { decision: 'reject', notes: 'The limit is too low.', endsEarlier: true }]]),
    );
  });

  it('VER-01 says so in the words of the specification when it failed, and keeps what was typed', async () => {
    deskHas([anItem()]);
    server.use(
      http.put(apiUrl('/api/verification/c-1/insurance'), () =>
        problemAnswer(412, { code: 'request.stale', detail: 'It has changed since you read it.' }),
      ),
    );
    const { user } = await open({ at: OPEN });
    await user.type(await screen.findByLabelText('Notes to the contractor'), 'The limit is too low.');
    await user.click(screen.getByRole('button', { name: 'Reject' }));

    expect(await screen.findByText('Failed to update verification status')).toBeInTheDocument();
    expect(
      screen.getByText('Somebody else has decided it meanwhile. The screen shows how it stands now.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Notes to the contractor')).toHaveValue('The limit is too low.');
  });

  it('ADM-01 goes by keys, save while somebody types', async () => {
    deskHas([anItem(), anItem({ kind: 'license' })]);
    const sent = decided();
    const { user, location } = await open({ at: OPEN });
    await user.type(await screen.findByLabelText('Notes to the contractor'), 'a jar');
    expect(sent).toEqual([]);

    fireEvent.keyDown(document.body, { key: 'j' });

    await waitFor(() => expect(location()).toBe('/verification?contractor=c-1&kind=license'));
  });

  it.each([
    ['beside the list', true],
    ['in its place', false],
  ])('ADM-01 A11Y-01 J leads to the next paper’s heading, %s, and names it in the tab', async (_where, wide) => {
    deskHas([anItem(), anItem({ kind: 'license' })]);
    server.use(
      http.get(apiUrl('/api/verification/c-1'), () => {
        const [insurance, license] = [papersOf(aPaper()), papersOf(aPaper({ kind: 'license' }))];
        return HttpResponse.json({ ...insurance, papers: [...insurance.papers, ...license.papers] });
      }),
    );
    await open({ at: OPEN, wide });
    await screen.findByRole('button', { name: 'Approve insurance' });
    await waitFor(() => expect(document.title).toMatch(/: Insurance · /));

    fireEvent.keyDown(document.body, { key: 'j' });

    await waitFor(() => expect(document.title).toMatch(/: License · /));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /Ruiz/ })).toHaveFocus());
  });

  it('ADM-01 A11Y-01 leads to a decision by a key, never makes one, and turns keys off for good', async () => {
    deskHas([anItem(), anItem({ kind: 'license' })]);
    const sent = decided();
    const { user, location } = await open({ at: OPEN });
    const approve = await screen.findByRole('button', { name: 'Approve insurance' });

    fireEvent.keyDown(document.body, { key: 'a' });
    expect(approve).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(screen.getByLabelText('Notes to the contractor')).toHaveFocus();
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Turn keys off' }));
    fireEvent.keyDown(document.body, { key: 'j' });

    expect(screen.getByRole('button', { name: 'Turn keys on' })).toBeInTheDocument();
    expect(location()).toBe(OPEN);
    localStorage.clear();
  });

  it('VER-01 keeps in the address which ones are shown', async () => {
    const asked = deskHas([]);
    const { user, location } = await open();
    await screen.findByText('No documents here');

    await user.selectOptions(screen.getByLabelText('State'), 'rejected');

    await waitFor(() => expect(location()).toBe('/verification?state=rejected'));
    await waitFor(() => expect(asked.some((query) => query.includes('state=rejected'))).toBe(true));
  });

  it('I18N-01 speaks Spanish, on a narrow screen in the place of the list', async () => {
    deskHas([anItem()]);
    await open({ at: OPEN, locale: 'es', wide: false });

    expect(await screen.findByRole('button', { name: 'Aprobar seguro' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a los documentos' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
