import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { aCondition, aProjectDetail } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { BidForm } from './bid-form.js';

const server = startApiServer();
const project = aProjectDetail({
  parties: [],
  canBid: true,
  conditions: [aCondition(), aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2, title: 'Trim' })],
});

const open = (userId = 'marco') => renderWithApp(<BidForm project={project} userId={userId} bid={null} />);
const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name });

beforeEach(() => window.localStorage.clear());

async function fillIn(): Promise<Awaited<ReturnType<typeof open>>> {
  const view = await open();
  await view.user.type(field(/Price of condition 1/), '600');
  await view.user.click(screen.getByRole('checkbox', { name: /Include condition 2/ }));
  await view.user.click(screen.getByRole('checkbox', { name: /condition 1 is an allowance/ }));
  await view.user.type(field(/^Timeline/), 'Three days');
  await view.user.type(field(/^Work description/), 'Everything as the report asks.');
  await view.user.type(field(/^Warranty in months/), '12');
  return view;
}

describe('BidForm', () => {
  it('BID-02 keeps what was typed over a reload, for whoever typed it', async () => {
    const first = await fillIn();
    first.unmount();

    const again = await open();
    expect(field(/Price of condition 1/)).toHaveValue('600');
    expect(screen.getByRole('checkbox', { name: /Include condition 2/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /condition 1 is an allowance/ })).toBeChecked();
    expect(field(/^Timeline/)).toHaveValue('Three days');
    expect(field(/^Warranty in months/)).toHaveValue('12');
    again.unmount();

    await open('somebody else');
    expect(field(/^Timeline/)).toHaveValue('');
  });

  it('BID-01 sends warranty, last day and allowances, and forgets the draft once it was taken', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/projects/:id/bids'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ id: 'b1' }, { status: 201 });
      }),
    );
    const view = await fillIn();
    await view.user.type(screen.getByLabelText(/^Valid until/), '2030-01-31');
    await view.user.click(screen.getByRole('button', { name: /Send bid of \$600/ }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      amountCents: 60_000,
      warrantyMonths: 12,
      validUntil: '2030-01-31',
      lines: [
        { included: true, amountCents: 60_000, allowance: true },
        { included: false, allowance: false },
      ],
    });
    await screen.findByText('Bid sent');
    view.unmount();
    await open();
    expect(field(/^Timeline/)).toHaveValue('');
  });

  it('BID-02 names the ceiling while a price is typed, and offers no sum above it', async () => {
    const { user } = await open();
    await user.type(field(/Price of condition 1/), '999999');
    await user.type(field(/Price of condition 2/), '1');
    expect(screen.getByText('A bid is at most $999,999.99')).toBeVisible();
    expect(field(/Price of condition 1/)).toBeValid();
    expect(screen.getByRole('button', { name: 'Send bid' })).toBeVisible();

    await user.type(field(/Price of condition 1/), '9');
    expect(field(/Price of condition 1/)).toBeInvalid();
    expect(field(/Price of condition 1/)).toHaveAccessibleDescription(/A bid is at most \$999,999\.99/);
  });

  it.each(['abc', '-5'])('BID-02 offers no total while %s stands for a price', async (typed) => {
    const { user } = await open();
    await user.type(field(/Price of condition 1/), '350');
    await user.type(field(/Price of condition 2/), typed);

    expect(screen.getByText('The total shows once every price is an amount.')).toBeVisible();
    expect(screen.queryByText(/conditions included/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send bid' })).toBeVisible();
  });

  it('BID-02 says in the list of faults which price and which field each is of', async () => {
    const { user } = await open();
    await user.type(field(/^Work description/), 'Everything as the report asks.');
    await user.click(screen.getByRole('button', { name: /Send bid/ }));

    const links = within(await findErrorSummary()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Price of condition 1: Enter a price, like 600',
      'Price of condition 2: Enter a price, like 600',
      'Timeline: This answer is required',
    ]);
  });

  it('says whose the estimate is, and nothing of an estimate of nothing', async () => {
    const conditions = [
      aCondition(),
      aCondition({ id: 'c2', number: 2, source: 'owner' }),
      aCondition({ id: 'c3', number: 3, estimatedCostCents: 0 }),
    ];
    await renderWithApp(<BidForm project={{ ...project, conditions }} userId="marco" bid={null} />);
    expect(screen.getAllByText(/report says \$450\.00/)).toHaveLength(1);
    expect(screen.getAllByText(/estimated at \$450\.00/)).toHaveLength(1);
    expect(screen.queryByText(/says \$0\.00|at \$0\.00/)).not.toBeInTheDocument();
  });

  it('BID-02 names a day that is not ahead and months that are too many, and sends nothing', async () => {
    const view = await fillIn();
    await view.user.clear(field(/^Warranty in months/));
    await view.user.type(field(/^Warranty in months/), '121');
    await view.user.type(screen.getByLabelText(/^Valid until/), '2020-01-31');
    await view.user.click(screen.getByRole('button', { name: /Send bid of/ }));

    await waitFor(() => expect(field(/^Warranty in months/)).toBeInvalid());
    expect(screen.getByLabelText(/^Valid until/)).toBeInvalid();
    expect(screen.getAllByText('Choose a day after today').length).toBeGreaterThan(0);
  });

  it('BID-02 refuses a start in the past as soon as the field is left, and tells no finish from it', async () => {
    const { user } = await renderWithApp(
      <BidForm project={{ ...project, closingDate: '2030-01-31' }} userId="marco" bid={null} />,
    );
    await user.type(field(/^Calendar days/), '3');
    await user.type(screen.getByLabelText(/^Start date/), '2020-01-31');
    await user.tab();

    await waitFor(() => expect(screen.getByLabelText(/^Start date/)).toBeInvalid());
    expect(screen.getByLabelText(/^Start date/)).toHaveAccessibleDescription(/Choose today or a later day/);
    expect(screen.queryByText(/Planned finish/)).not.toBeInTheDocument();
  });
});
