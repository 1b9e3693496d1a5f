import type { PaymentSummary } from '@cw/api-client';
import { signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ProjectParty } from '@cw/domain';
import { screen } from '@testing-library/react';
import { aPaymentOnItsWay, aPaymentSummary } from '../../testing/payments.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { EventDialog } from './event-dialog.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

const CONTRACTOR = '01890000-0000-7000-8000-0000000000dd';

const open = async (payment: PaymentSummary, party: ProjectParty, options: RenderOptions = {}) => {
  const project = aProjectDetail({
    status: 'in_progress',
    work: 'not_started',
    parties: [party],
    payment,
    contractorId: CONTRACTOR,
  });
  await renderWithApp(<EventDialog event="cancel" project={project} onClose={() => undefined} />, options);
  return screen.findByRole('dialog');
};

describe('cancelling before the work starts', () => {
  it.each([
    ['owner', 'en', '$1,000.00 is on its way from your bank. It comes back to you once it has arrived.'],
    ['owner', 'es', '$1,000.00 están en camino desde su banco. Se le devuelven cuando lleguen.'],
    ['awarded_contractor', 'en', 'It goes back to the client once it has arrived.'],
  ] as const)(
    'PAY-05 tells the %s, in %s, what becomes of money on its way from a bank',
    async (party, locale, said) => {
      const dialog = await open(aPaymentOnItsWay(), party, { locale });

      expect(dialog).toHaveTextContent(said);
      expect(dialog).not.toHaveTextContent(/Nothing has been paid|No se ha pagado nada/);
    },
  );

  it('PAY-05 tells what is held from what is on its way', async () => {
    const dialog = await open(aPaymentOnItsWay({ heldCents: 40_000, onItsWayCents: 60_000 }), 'owner');

    expect(dialog).toHaveTextContent('the whole amount comes back: $400.00. $600.00 is on its way from your bank.');
  });

  it.each([
    ['en', 'from the client’s bank', 'The client and the contractor read this.', /\b(?:you|your)\b/i],
    ['es', 'desde el banco del cliente', 'Lo leen el cliente y el contratista.', /\b(?:usted|su|sus)\b/i],
  ] as const)('ADM-01 asks staff for a reason and, in %s, says “you” to nobody', async (locale, bank, read, second) => {
    const dialog = await open(aPaymentOnItsWay({ heldCents: 40_000 }), 'admin', { locale });

    expect(dialog).toHaveTextContent(bank);
    expect(dialog).not.toHaveTextContent(second);
    expect(screen.getByRole('textbox', { name: new RegExp(read) })).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(/optional|opcional/i);
  });

  it('PAY-05 says where nothing was paid', async () => {
    expect(await open(aPaymentSummary(), 'owner')).toHaveTextContent('Nothing has been paid');
  });
});
