import type { OwnPaper } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPaperSubmission as aSubmission, missingPaper, NO_DETAILS as NOTHING } from '../../../../testing/papers.js';
import { renderWithApp } from '../../../../testing/render-with-app.js';
import { PapersPanel } from './papers-panel.js';

const server = startApiServer();

const papersAre = (...items: OwnPaper[]): void =>
  server.use(http.get(apiUrl('/api/verification/me'), () => HttpResponse.json({ items })));
const open = (locale?: 'es') =>
  renderWithApp(<PapersPanel contractorId="c-1" />, { at: '/settings?tab=business', ...(locale && { locale }) });

/** What each license in the list of the paper says. */
const listed = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Licenses on this document' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The dialog in which approved licenses of two states, and what else is named, are renewed. */
async function renew({ licenses = [], ...paper }: Partial<OwnPaper> = {}) {
  papersAre({
    ...missingPaper('license'),
    state: 'approved',
    isInForce: true,
    licenses: [
      { state: 'NY', trade: 'plumbing', expiresOn: '2099-06-30' },
      { state: 'NJ', trade: 'other', expiresOn: '2099-01-31' },
      ...licenses,
    ],
    ...paper,
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Renew your license' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  // What one test left typed waits for nobody.
  localStorage.clear();
  server.use(signedInAs({ role: 'contractor' }));
});

describe('a contractor’s licenses', () => {
  it('VER-01 CON-05 list each license with its own last day, and what waits for staff', async () => {
    const newYork = { state: 'NY', trade: 'plumbing', expiresOn: '2099-06-30' } as const;
    const newJersey = { state: 'NJ', trade: 'other', expiresOn: '2020-01-31' } as const;
    const connecticut = { state: 'CT', trade: 'hvac', number: 'CT-9', expiresOn: '2099-01-31' } as const;
    papersAre({
      ...missingPaper('license'),
      state: 'submitted',
      isInForce: true,
      expiresOn: '2099-06-30',
      licenses: [newYork, newJersey],
      submission: aSubmission({
        state: 'waiting',
        notes: null,
        details: { ...NOTHING, licenses: [{ ...newYork, number: 'NY-4471' }, connecticut] },
      }),
    });
    await open();

    expect(await listed()).toEqual([
      'New York · Plumbingvalid until June 30, 2099Approved',
      'New Jersey · General contractorended on January 31, 2020Expired',
      'New York · PlumbingNY-4471 · valid until June 30, 2099In review',
      'Connecticut · HVACCT-9 · valid until January 31, 2099In review',
    ]);
    expect(screen.queryByText(/The approved one is valid until/)).not.toBeInTheDocument();
  });

  it('VER-01 show with each approved license its own number, and that of no other submission', async () => {
    const newYork = { state: 'NY', trade: 'plumbing', expiresOn: '2099-06-30' } as const;
    const details = { ...NOTHING, licenses: ['NY-1', 'NY-2'].map((number) => ({ ...newYork, number })) };
    const approved: OwnPaper = {
      ...missingPaper('license'),
      state: 'approved',
      isInForce: true,
      licenses: [newYork, newYork],
      submission: aSubmission({ state: 'approved', notes: null, details }),
    };
    papersAre(approved);
    const first = await open();
    expect(await listed()).toEqual([
      'New York · PlumbingNY-1 · valid until June 30, 2099Approved',
      'New York · PlumbingNY-2 · valid until June 30, 2099Approved',
    ]);
    first.unmount();

    papersAre({ ...approved, submission: aSubmission({ details }) });
    await open();
    expect(await listed()).toEqual(['New York · Plumbingvalid until June 30, 2099']);
  });

  it('VER-01 begin a renewal with what was approved, where nothing that was handed in is known', async () => {
    const { dialog } = await renew();

    const licenses = dialog.getAllByRole('group', { name: /^License \d/ });
    expect(
      licenses.map((license) =>
        ['State', 'Trade', 'License number', 'Valid until'].map(
          (label) => (within(license).getByLabelText(label) as HTMLInputElement).value,
        ),
      ),
    ).toEqual([
      ['NY', 'plumbing', '', '2099-06-30'],
      ['NJ', 'other', '', '2099-01-31'],
    ]);
  });

  it('VER-01 say that a list of licenses replaces the approved one, and which of those it leaves out', async () => {
    const { user, dialog } = await renew({
      licenses: [{ state: 'CT', trade: 'other', expiresOn: '2020-01-31' }],
      submission: aSubmission({
        state: 'approved',
        notes: null,
        details: {
          ...NOTHING,
          licenses: [
            { state: 'NY', trade: 'plumbing', number: 'NY-1', expiresOn: '2099-06-30' },
            { state: 'NJ', trade: 'other', number: 'NJ-1', expiresOn: '2099-01-31' },
          ],
        },
      }),
    });
    expect(
      dialog.getByText(/it replaces what was approved as a whole: a license that is not on it ends/),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/Not on your list/)).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Remove license 2' }));

    expect(dialog.getByText('Not on your list:')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'New Jersey · General contractor, valid until January 31, 2099',
    );
    expect(dialog.queryByText(/Connecticut ·/)).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Add another license' }));
    const added = within(dialog.getByRole('group', { name: 'License 2' }));
    await user.selectOptions(added.getByLabelText('State'), 'New Jersey');
    await user.selectOptions(added.getByLabelText('Trade'), 'General contractor');
    expect(dialog.queryByText('Not on your list:')).not.toBeInTheDocument();
  });

  it('VER-01 give back one that was taken out by accident, with what was typed', async () => {
    const { user, dialog } = await renew();
    const second = within(dialog.getByRole('group', { name: 'License 2' }));
    await user.type(second.getByLabelText('License number'), 'NJ-1');
    await user.click(dialog.getByRole('button', { name: 'Remove license 2' }));
    expect(dialog.queryByDisplayValue('NJ-1')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add another license' })).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await dialog.findByDisplayValue('NJ-1')).toBeInTheDocument();
  });

  it('VER-01 say of which license and field a fault is', async () => {
    const { user, dialog } = await renew();
    expect(dialog.getByRole('heading', { name: 'License 2' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    expect(
      await dialog.findByRole('link', { name: 'License 2: License number: This answer is required' }),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove license 1' }));

    expect(dialog.queryByRole('heading', { name: /^License/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'License number: This answer is required' })).toBeInTheDocument();
  });

  it('VER-01 say once how the only license stands', async () => {
    const license = { state: 'NY', trade: 'plumbing', expiresOn: '2099-06-30' } as const;
    papersAre({ ...missingPaper('license'), state: 'approved', isInForce: true, licenses: [license] });
    await open();

    expect(await screen.findByText('New York · Plumbing')).toBeInTheDocument();
    expect(screen.getAllByText('Approved')).toHaveLength(1);
  });

  it('VER-01 list no license that staff took back', async () => {
    const license = { state: 'NY', trade: 'plumbing', expiresOn: '2099-06-30' } as const;
    papersAre({ ...missingPaper('license'), state: 'rejected', licenses: [license], submission: aSubmission() });
    await open();

    expect(await screen.findByText('The number is cut off.')).toBeInTheDocument();
    expect(screen.queryByText(/New York/)).not.toBeInTheDocument();
  });

  it('I18N-01 offer the states by name, in the order of the language', async () => {
    papersAre(missingPaper('license'));
    const { user } = await open('es');
    await user.click(await screen.findByRole('button', { name: 'Agregar su licencia' }));

    const states = within(within(await screen.findByRole('dialog')).getByLabelText('Estado'))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, textContent }) => `${value} ${textContent}`);
    expect(states.slice(0, 3)).toEqual([' Elija', 'AL Alabama', 'AK Alaska']);
    expect(states.filter((state) => /Carolina/.test(state))).toEqual(['NC Carolina del Norte', 'SC Carolina del Sur']);
    expect(states.indexOf('NY Nueva York')).toBeGreaterThan(states.indexOf('NJ Nueva Jersey'));
  });
});
