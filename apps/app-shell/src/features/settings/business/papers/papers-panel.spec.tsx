import type { CertificateSuggestions, OwnPaper } from '@cw/api-client';
import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../../testing/enter.js';
import { aPaperSubmission as aSubmission, missingPaper as missing } from '../../../../testing/papers.js';
import { findAnnounced } from '@cw/ui/testing';
import { renderWithApp } from '../../../../testing/render-with-app.js';
import { allDraftFilesOf, forgetDraftFiles, keepDraftFile } from '../../../../outbox/draft-files.js';
import { PapersPanel } from './papers-panel.js';

const server = startApiServer();

const CERTIFICATE = new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' });

const found: CertificateSuggestions = {
  outcome: 'read',
  warnings: ['claims_made'],
  insuredName: 'Brennan & Sons LLC',
  insurer: 'Hudson Mutual',
  policyNumber: 'HM-4471',
  eachOccurrenceCents: 100_000_000,
  effectiveOn: '2026-03-01',
  expiresOn: '2099-03-01',
};

/** The answer counts how often they were asked for. */
function papersAre(...items: OwnPaper[]): () => number {
  let asked = 0;
  server.use(
    http.get(apiUrl('/api/verification/me'), () => {
      asked += 1;
      return HttpResponse.json({ items });
    }),
  );
  return () => asked;
}
const open = (locale?: 'es') =>
  renderWithApp(<PapersPanel contractorId="c-1" />, { at: '/settings?tab=business', ...(locale && { locale }) });
const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (item === null) throw new Error(`No card ${name}`);
  return within(item);
};
function choose(container: HTMLElement, file: File): void {
  const input = container.querySelector('input[type="file"]');
  if (input === null) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
}

/** What was handed in, field by field. */
function handedIn(kind: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(apiUrl(`/api/verification/me/${kind}`), async ({ request }) => {
      const form = await request.formData();
      const fields: unknown = JSON.parse(String(form.get('fields')));
      sent.push({ fields, keep: form.get('keep'), hasFile: form.has('file') });
      return HttpResponse.json({ items: [missing('license')] }, { status: 201 });
    }),
  );
  return sent;
}

beforeEach(async () => {
  // What one test left typed and chosen waits for nobody.
  localStorage.clear();
  await forgetDraftFiles(aUser().id);
  server.use(signedInAs({ role: 'contractor' }));
});

describe('a contractor’s papers', () => {
  it('VER-01 CON-05 say where each stands, until when it holds, and what staff wrote', async () => {
    papersAre(
      { ...missing('license'), state: 'rejected', submission: aSubmission() },
      {
        ...missing('insurance'),
        state: 'submitted',
        isInForce: true,
        expiresOn: '2026-12-01',
        submission: aSubmission({ state: 'waiting', notes: null }),
      },
      missing('background_check'),
    );
    await open();

    const license = await card('License');
    expect(license.getByText('Rejected')).toBeInTheDocument();
    expect(license.getByText('The number is cut off.')).toBeInTheDocument();
    expect(license.getByRole('link', { name: /license\.pdf/ })).toHaveAttribute('href', '/api/verification/files/f-1');
    const insurance = await card('Liability insurance');
    expect(insurance.getByText('In review')).toBeInTheDocument();
    expect(insurance.getByText('The approved one is valid until December 1, 2026.')).toBeInTheDocument();
    const check = await card('Background check');
    expect(check.getByText('We need the result of a background check.')).toBeInTheDocument();
  });

  it('VER-01 are sent again with what was written before and its file', async () => {
    papersAre({ ...missing('license'), state: 'rejected', submission: aSubmission() });
    const sent = handedIn('license');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send your license again' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.clear(dialog.getByLabelText('License number'));
    await enter(user, dialog.getByLabelText('License number'), 'NY-4471-B');
    await user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        fields: { licenses: [{ state: 'NY', trade: 'plumbing', number: 'NY-4471-B', expiresOn: '2099-06-30' }] },
        keep: 'f-1',
        hasFile: false,
      },
    ]);
  });

  it('VER-01 INT-04 are judged before they are sent, each field and the file', async () => {
    papersAre(missing('background_check'));
    const sent = handedIn('background_check');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add your background check' }));
    const dialog = within(await screen.findByRole('dialog'));

    await enter(user, dialog.getByLabelText('Completed on'), '2999-01-01');
    await user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    expect(await dialog.findByText('Add the file of your document')).toBeInTheDocument();
    expect(dialog.getAllByText(/This answer is required/).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('VER-01 offer what the certificate says, and fill nothing until it is taken over', async () => {
    papersAre(missing('insurance'));
    server.use(http.post(apiUrl('/api/verification/me/insurance/extract'), () => HttpResponse.json(found)));
    const sent = handedIn('insurance');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    const dialog = await screen.findByRole('dialog');
    choose(dialog, CERTIFICATE);

    expect(await within(dialog).findByText(/The policy is claims-made/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Policy number')).toHaveValue('');
    await user.click(await within(dialog).findByRole('button', { name: 'Use these' }));
    expect(within(dialog).getByLabelText('Policy number')).toHaveValue('HM-4471');
    await findAnnounced('The fields below are filled in.');
    await user.click(within(dialog).getByRole('button', { name: 'Send to our staff' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      fields: {
        insuredName: 'Brennan & Sons LLC',
        insurer: 'Hudson Mutual',
        policyNumber: 'HM-4471',
        effectiveOn: '2026-03-01',
        expiresOn: '2099-03-01',
        eachOccurrenceCents: 100_000_000,
      },
      keep: '',
      hasFile: true,
    });
  });

  it('CON-02 refuse a certificate of less than a million dollars at its field, before it is sent', async () => {
    papersAre(missing('insurance'));
    const low = { ...found, eachOccurrenceCents: 50_000_000 };
    server.use(http.post(apiUrl('/api/verification/me/insurance/extract'), () => HttpResponse.json(low)));
    const sent = handedIn('insurance');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    const dialog = within(await screen.findByRole('dialog'));
    choose(await screen.findByRole('dialog'), CERTIFICATE);
    await user.click(await dialog.findByRole('button', { name: 'Use these' }));
    await user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    const words = await dialog.findAllByText(/The cover must be \$1,000,000 or more for each occurrence/);
    expect(words.length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('VER-01 keep what was typed when they are refused, with the words at the field', async () => {
    papersAre({ ...missing('license'), state: 'rejected', submission: aSubmission() });
    server.use(
      http.post(apiUrl('/api/verification/me/license'), () =>
        problemAnswer(422, {
          code: 'request.invalid',
          errors: [{ path: 'fields.licenses.0.number', code: 'too_long', message: 'Too long for a license.' }],
        }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send your license again' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    expect((await dialog.findAllByText('Too long for a license.')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('License number')).toHaveValue('NY-4471');
  });

  it('VER-01 NET-03 keep what was typed and chosen when the page goes, and go once, under one key', async () => {
    papersAre(missing('insurance'));
    const told = { keys: new Set<string | null>(), isThere: false };
    server.use(
      http.post(apiUrl('/api/verification/me/insurance/extract'), () => HttpResponse.json(found)),
      http.post(apiUrl('/api/verification/me/insurance'), ({ request }) => {
        told.keys.add(request.headers.get('idempotency-key'));
        return told.isThere ? HttpResponse.json({ items: [missing('insurance')] }) : HttpResponse.error();
      }),
    );
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    choose(await screen.findByRole('dialog'), CERTIFICATE);
    await first.user.click(await screen.findByRole('button', { name: 'Use these' }));
    await first.user.click(screen.getByRole('button', { name: 'Send to our staff' }));
    await waitFor(() => expect(told.keys.size).toBe(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send to our staff' })).toBeEnabled());
    first.unmount();

    told.isThere = true;
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('certificate.pdf')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('Policy number')).toHaveValue('HM-4471'));
    await again.user.click(dialog.getByRole('button', { name: 'Send to our staff' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(told.keys.size).toBe(1);
    await again.user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Policy number')).toHaveValue('');
  });

  it('VER-01 NET-03 go once also where the list says first that they have arrived, and leave no scan behind', async () => {
    papersAre(missing('insurance'));
    const told = { keys: new Set<string | null>(), isThere: false };
    server.use(
      http.post(apiUrl('/api/verification/me/insurance/extract'), () => HttpResponse.json(found)),
      http.post(apiUrl('/api/verification/me/insurance'), ({ request }) => {
        told.keys.add(request.headers.get('idempotency-key'));
        return told.isThere ? HttpResponse.json({ items: [missing('insurance')] }) : HttpResponse.error();
      }),
    );
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Add your insurance' }));
    choose(await screen.findByRole('dialog'), CERTIFICATE);
    await app.user.click(await screen.findByRole('button', { name: 'Use these' }));
    await app.user.click(screen.getByRole('button', { name: 'Send to our staff' }));
    await waitFor(() => expect(told.keys.size).toBe(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send to our staff' })).toBeEnabled());

    const asked = papersAre({ ...missing('insurance'), version: 2 });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    told.isThere = true;
    await app.user.click(screen.getByRole('button', { name: 'Send to our staff' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(told.keys.size).toBe(1);
    await waitFor(async () => expect(await allDraftFilesOf(aUser().id)).toEqual([]));
  });

  it('VER-01 have one scan on the device, the last that was chosen, and none of an earlier version', async () => {
    const userId = aUser().id;
    const version = (number: number) => ({ userId, draft: `paper.license.${number}` });
    await keepDraftFile(version(1), 'earlier', CERTIFICATE);
    await keepDraftFile(version(2), 'first', CERTIFICATE);
    await keepDraftFile(version(2), 'of-another-tab', CERTIFICATE);
    papersAre({ ...missing('license'), version: 2 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add your license' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('certificate.pdf')).toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Remove certificate.pdf' }));
    choose(dialog, new File(['x'], 'license.jpg', { type: 'image/jpeg' }));

    const kept = async () => (await allDraftFilesOf(userId)).map(({ file }) => file.name);
    await waitFor(async () => expect(await kept()).toEqual(['license.jpg']));
  });

  it('VER-01 a scan with a tax number is kept on no device, and that is said before', async () => {
    papersAre(missing('w9'));
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: 'Add your W-9' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/not kept on this device: stay on this page/u)).toBeInTheDocument();
    choose(screen.getByRole('dialog'), CERTIFICATE);
    await dialog.findByText('certificate.pdf');
    first.unmount();

    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Add your W-9' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText('certificate.pdf')).not.toBeInTheDocument();
  });

  it('I18N-01 speak Spanish', async () => {
    papersAre(missing('license'), missing('w9'));
    await open('es');

    expect(await screen.findByRole('button', { name: 'Agregar su licencia' })).toBeInTheDocument();
    expect(screen.getByText('Lo necesitamos para los pagos. Usted puede ofertar sin él.')).toBeInTheDocument();
  });
});
