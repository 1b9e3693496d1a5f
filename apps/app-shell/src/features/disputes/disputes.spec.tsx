import type { FileView } from '@cw/api-client';
import { apiUrl, problemAnswer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { aDispute, anOffer, asContractor, aSplit, aStatement } from './testing/a-dispute.js';
import { listed, offersPanel, openDisputes, sharesIn, startDisputes } from './testing/dispute-screen.js';

const { server, hears } = startDisputes();
const LIST = apiUrl('/api/projects/:id/disputes');

describe('a dispute, for whoever is in it', () => {
  it('PAY-06 tells who opened it and why, whose answer is due by when, and what is held', async () => {
    server.use(listed(asContractor()));
    await openDisputes();

    expect(await screen.findByText(/^Tell your side by/)).toBeVisible();
    expect(screen.getByText(/Without your answer, an administrator rules/)).toBeVisible();
    const story = screen.getByRole('region', { name: 'What happened' });
    expect(story).toHaveTextContent(/Sofia Reyes opened the dispute on .*The paint comes off again\./);
    expect(screen.getByRole('region', { name: 'What is in escrow' })).toHaveTextContent('$1,500.00');
    expect(screen.queryByRole('button', { name: 'Withdraw the dispute' })).not.toBeInTheDocument();
  });

  it('takes one’s side in words and shows it among the others', async () => {
    server.use(listed(asContractor()));
    const sent = hears(
      '/api/disputes/:id/statements',
      asContractor({ statements: [aStatement('awarded_contractor', 'It was dry that day.')] }),
    );
    const { user } = await openDisputes();

    await user.type(await screen.findByLabelText('Your side'), 'It was dry that day.');
    await user.click(screen.getByRole('button', { name: 'Send your statement' }));

    expect(await screen.findByText('Marco Diaz')).toBeVisible();
    expect(sent.map(([, body]) => body)).toEqual([{ text: 'It was dry that day.' }]);
    expect(screen.getByLabelText('Your side')).toHaveValue('');
  });

  it('shows the files of each side under its name', async () => {
    const stored: FileView = {
      id: 'f1',
      kind: 'exhibit',
      name: 'eave.pdf',
      contentType: 'application/pdf',
      bytes: 1000,
      width: null,
      height: null,
      conditionId: null,
      disputeId: 'd',
      createdAt: '2026-01-06T12:00:00.000Z',
      url: '/api/files/f1',
      thumbnailUrl: null,
      uploadedById: 'u',
    };
    server.use(
      listed(aDispute({ exhibits: [{ side: 'owner', uploaderName: 'Sofia Reyes', isOwn: true, file: stored }] })),
    );
    await openDisputes();

    const panel = await screen.findByRole('region', { name: 'Photos and documents' });
    expect(within(panel).getByRole('heading', { name: 'From you' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: /eave\.pdf/ })).toHaveAttribute('href', '/api/files/f1');
  });

  it('says that nobody disputes anything, with the way back', async () => {
    server.use(listed());
    await openDisputes({ locale: 'es' });

    expect(await screen.findByRole('heading', { name: 'Aquí no hay ninguna disputa' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  });

  it('can be tried again when it does not load', async () => {
    server.use(http.get(LIST, () => problemAnswer(503, { code: 'server.unexpected' })));
    const { user } = await openDisputes();
    expect(await screen.findByRole('heading', { name: 'The dispute did not load' })).toBeVisible();

    server.use(listed(aDispute()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('region', { name: 'What happened' })).toBeVisible();
  });
});

describe('offers', () => {
  it('PAY-06 says with every key what each side would get, and sends one offer for a double click', async () => {
    server.use(listed(aDispute()));
    const sent = hears('/api/disputes/:id/offers', aDispute({ offers: [anOffer('owner', 60_000)] }));
    const { user } = await openDisputes();

    await user.type(await screen.findByLabelText(/What Diaz Repairs gets/), '600');
    expect(sharesIn(offersPanel())).toEqual([
      'Diaz Repairs receives, after the fee$540.00',
      'Service fee, 10% of the contractor’s part$60.00',
      'Goes back to the card or account that paid$900.00',
    ]);
    await user.dblClick(within(offersPanel()).getByRole('button', { name: 'Make this offer' }));

    expect(await within(offersPanel()).findByRole('heading', { name: 'Your offer' })).toBeVisible();
    expect(sent.map(([, body]) => body)).toEqual([{ contractorCents: 60_000 }]);
    expect(within(offersPanel()).getByRole('button', { name: 'Change your offer' })).toBeVisible();
  });

  it.each([
    ['nothing', '', 'Enter what the contractor gets as an amount, like 600'],
    ['more than is held', '1500.01', 'Enter $1,500.00 or less: that is all there is to split'],
    ['words', 'half', 'Enter what the contractor gets as an amount, like 600'],
  ])('are not sent with %s, and what was typed stays', async (_what, typed, fault) => {
    server.use(listed(aDispute()));
    const sent = hears('/api/disputes/:id/offers', aDispute());
    const { user } = await openDisputes();
    const field = await screen.findByLabelText(/What Diaz Repairs gets/);

    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Make this offer' }));

    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
    expect(field).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  it('of an invoice at closing are nothing or what can be paid', async () => {
    server.use(listed(asContractor({ isHeld: false })));
    const { user } = await openDisputes();

    await user.type(await screen.findByLabelText('What you get, before the fee'), '0.49');
    await user.click(screen.getByRole('button', { name: 'Make this offer' }));

    expect((await screen.findAllByText('Enter 0, or $0.50 or more')).length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'What was agreed' })).toHaveTextContent('Nothing is in escrow');
  });

  it('PAY-06 of the other side are accepted after one more look at what each side gets', async () => {
    const offer = anOffer('awarded_contractor', 90_000, { canAccept: true });
    server.use(listed(aDispute({ offers: [anOffer('owner', 60_000), offer] })));
    const settled = aDispute({
      state: 'settled',
      endedAt: '2026-01-07T12:00:00.000Z',
      outcome: aSplit(90_000),
      offers: [{ ...offer, state: 'accepted', canAccept: false }],
      actions: [],
    });
    const sent = hears('/api/dispute-offers/:id/accept', settled);
    const { user } = await openDisputes();

    expect(await screen.findByText('Diaz Repairs made an offer')).toBeVisible();
    expect(
      within(offersPanel())
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Diaz Repairs offers', 'Your offer']);
    await user.click(within(offersPanel()).getByRole('button', { name: 'Accept this offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the dispute with this split?' });
    expect(sharesIn(dialog)).toContain('Goes back to the card or account that paid$600.00');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Accept the split' }));

    await waitFor(() => expect(screen.getByText(/Settled by agreement on/)).toBeVisible());
    expect(
      screen.getByText(
        /\$810\.00 goes to Diaz Repairs, and \$600\.00 goes back to the card or bank account that paid\./,
      ),
    ).toBeVisible();
    expect(sent).toEqual([[`/api/dispute-offers/${offer.id}/accept`, undefined]]);
    expect(screen.queryByRole('button', { name: 'Make this offer' })).not.toBeInTheDocument();
  });

  it('keep their place when the other side was faster, and the reason is said', async () => {
    const offer = anOffer('awarded_contractor', 90_000, { canAccept: true });
    server.use(
      listed(aDispute({ offers: [offer] })),
      http.post(apiUrl('/api/dispute-offers/:id/accept'), () =>
        problemAnswer(409, { code: 'dispute.offer_gone', detail: 'This offer no longer stands.' }),
      ),
    );
    const { user } = await openDisputes();

    await user.click(await screen.findByRole('button', { name: 'Accept this offer' }));
    await user.click(await screen.findByRole('button', { name: 'Accept the split' }));

    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('This offer no longer stands.')).toBeVisible();
  });
});

describe('what happens next', () => {
  const DUE = '2026-01-12T12:00:00.000Z';
  const steps = async (): Promise<(string | null)[]> => {
    const panel = await screen.findByRole('region', { name: 'What happens next' });
    return within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it.each([
    ['while the answer is due', aDispute(), /^The other side answers.*by /],
    [
      'once it is there',
      aDispute({ statements: [aStatement('awarded_contractor', 'Dry.')], answeredAt: DUE }),
      /^Both sides heard/,
    ],
    ['once its time is over', aDispute({ answerDueAt: DUE }), /^The time to answer is over/],
    [
      'while the ruling on a case without an answer waits for the second administrator',
      aDispute({ state: 'ruling_proposed', answerDueAt: DUE, actions: [] }),
      /^The time to answer is over/,
    ],
    [
      'of a ruling without an answer',
      aDispute({ state: 'ruled', answerDueAt: DUE, endedAt: '2026-01-13T12:00:00.000Z', actions: [] }),
      /^The time to answer is over/,
    ],
  ])('PAY-06 says of the answer what is so, %s', async (_when, dispute, said) => {
    server.use(listed(dispute));
    await openDisputes();

    const [opened, answer] = await steps();
    expect(opened).toMatch(/^Dispute opened/);
    expect(answer).toMatch(said);
  });

  it('PAY-06 asks nobody any more after a case that ended before the answer', async () => {
    server.use(listed(aDispute({ state: 'withdrawn', endedAt: '2026-01-06T12:00:00.000Z', actions: [] })));
    await openDisputes();

    expect((await steps())[1]).toMatch(/^Dispute withdrawn/);
  });
});
