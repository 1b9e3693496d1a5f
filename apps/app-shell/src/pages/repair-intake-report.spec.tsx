import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { aReading } from '../testing/appraisal.js';
import { findErrorSummary } from '../testing/error-summary.js';
import {
  acceptRequests,
  at,
  chooseReport,
  fillContact,
  fillProperty,
  heading,
  press,
  reads,
  type SentRequest,
} from '../testing/intake.js';
import { findAnnounced } from '@cw/ui/testing';
import { renderWithApp, type RenderedApp } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

const server = startApiServer();

const open = (): Promise<RenderedApp> => renderWithApp(<RepairIntakePage />, { at: '/repair-intake' });

beforeEach(() => window.localStorage.clear());

describe('the report of a repair intake', () => {
  it('INT-05 is read, and offers what it says beside its questions; nothing is filled in by itself', async () => {
    const sent: SentRequest[] = [];
    server.use(reads(), acceptRequests(sent));
    const app = await open();
    const { user } = app;
    await heading('Bring the report. Leave with a list.');
    await chooseReport(user);
    expect(await screen.findByText('We read 3 pages.')).toBeInTheDocument();
    await press(user, 'Continue to the property');
    await heading('Where is the property?');
    expect(at('address')).toHaveValue('');

    await press(user, 'Use 12 Cedar Lane as: Street address');
    expect(at('address')).toHaveValue('12 Cedar Lane');
    await findAnnounced('Street address is filled in: 12 Cedar Lane');
    await press(user, 'Undo: Street address');
    expect(at('address')).toHaveValue('');
    await fillProperty(user);
    await press(user, 'Continue to parties and dates');
    await user.click(await screen.findByRole('button', { name: 'Continue to repairs' }));
    await heading('What needs repair?');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText(/do not add up to the report’s own total\. See p\. 3\./)).toBeInTheDocument();

    // The page lies on this device: whoever looks at it asks nobody for it.
    const [place] = screen.getAllByRole('button', { name: 'Appraisal, p. 2: open the page' });
    if (place) await user.click(place);
    const paper = within(await screen.findByRole('dialog', { name: 'report.pdf' }));
    await user.click(paper.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(user, 'Add: Handrail, rear steps');
    await press(user, 'Add: GFCI receptacles, kitchen');
    expect(at('repairs-0-description')).toHaveValue('Rear steps have four risers and no handrail.');
    expect(at('repairs-0-estimatedCost')).toHaveValue('700');
    await press(user, 'Undo: GFCI receptacles, kitchen');
    expect(screen.getAllByRole('article')).toHaveLength(1);

    await press(user, 'Continue to appraisal notes');
    await heading('What else should we know?');
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await heading('How do we reach you?');
    await fillContact(user);
    await press(user, 'Check your answers');
    await heading('Check your answers');
    await press(user, 'Send request');
    await heading('We have your request');
    expect(sent[0]).toMatchObject({
      file: 'report.pdf',
      request: {
        repairs: [
          {
            category: 'safety',
            title: 'Handrail, rear steps',
            kind: 'repair',
            location: 'Rear steps',
            quote: 'Rear steps have four risers and no handrail.',
            page: 2,
            estimatedCostCents: 70_000,
          },
        ],
      },
    });
  });

  it.each([
    ['scanned', /^This report is a scan/],
    ['encrypted', /^This report is locked with a password/],
    ['damaged', /^This file is damaged/],
    ['too_long', /^This report has more pages/],
    ['busy', /^Many reports are being read right now/],
  ] as const)('INT-05 says plainly when a report is %s', async (outcome, sentence) => {
    server.use(reads(aReading({ outcome, values: [], repairs: [], warnings: [] })));
    const { user } = await open();
    await heading('Bring the report. Leave with a list.');

    await chooseReport(user);

    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await press(user, 'Continue to the property');
    await heading('Where is the property?');
  });

  it('INT-05 holds up a file that would be refused, and lets it be taken out', async () => {
    server.use(
      http.post(apiUrl('/api/intake/extract'), () =>
        problemAnswer(422, { code: 'file.macros', detail: 'This file contains macros.' }),
      ),
    );
    const { user } = await open();
    await heading('Bring the report. Leave with a list.');
    await chooseReport(user);
    expect(await screen.findByText('This file contains macros.')).toBeInTheDocument();

    await press(user, 'Continue to the property');
    expect(
      await within(await findErrorSummary()).findByText('Take this file out, or choose another.'),
    ).toBeInTheDocument();

    await press(user, 'Remove report.pdf');
    await press(user, 'Continue to the property');
    await heading('Where is the property?');
  });

  it('INT-05 takes another file in place of a refused one, as it asks for', async () => {
    const refuse = http.post(
      apiUrl('/api/intake/extract'),
      () => problemAnswer(415, { code: 'file.damaged', detail: 'This file is damaged.' }),
      { once: true },
    );
    server.use(refuse, reads());
    const { user } = await open();
    await heading('Bring the report. Leave with a list.');
    await chooseReport(user, new File(['words'], 'fake.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('This file is damaged.')).toBeInTheDocument();
    await press(user, 'Continue to the property');
    await findErrorSummary();

    await chooseReport(user);

    expect(await screen.findByText('We read 3 pages.')).toBeInTheDocument();
    expect(screen.queryByText('fake.pdf')).not.toBeInTheDocument();
    await press(user, 'Continue to the property');
    await heading('Where is the property?');
  });

  it('INT-05 goes on without a reading that failed, and reads again when asked', async () => {
    server.use(
      http.post(apiUrl('/api/intake/extract'), () => problemAnswer(409, { detail: 'Too many reports.' }), {
        once: true,
      }),
      reads(),
    );
    const { user } = await open();
    await heading('Bring the report. Leave with a list.');
    await chooseReport(user);
    expect(await screen.findByText(/Too many reports\./)).toBeInTheDocument();

    await press(user, 'Read the report');

    expect(await screen.findByText('We read 3 pages.')).toBeInTheDocument();
  });

  it('INT-05 takes a Word file, and says that a person reads it', async () => {
    const { user } = await open();
    await heading('Bring the report. Leave with a list.');

    await chooseReport(user, new File(['doc'], 'report.doc', { type: 'application/msword' }));

    expect(await screen.findByText('Only a PDF can be read here.')).toBeInTheDocument();
  });
});
