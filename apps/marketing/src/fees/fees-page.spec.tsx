import { addCents, cents, toDollarsInput } from '@cw/domain';
import { loadPublicMessages, type Locale } from '@cw/i18n';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';
import { feeSum, LARGEST, readBid, shareAddress, sharedAmount } from './fee-sum.js';

async function draw(locale: Locale = 'en', search = ''): Promise<HTMLElement> {
  window.history.replaceState(null, '', `/fees${search}`);
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path: '/fees', locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES['/fees']()}
    />,
  );
  return screen.findByRole('textbox', { name: locale === 'es' ? 'Monto de la oferta' : 'Amount of the bid' });
}

describe('what a bid comes to', () => {
  it.each(['0.50', '4850', '333.33', '15,000'])('PAY-01 %s is fee and payout to the cent', (text) => {
    const sum = readBid(text);

    if (typeof sum === 'string') throw new Error(sum);
    expect(addCents(sum.fee, sum.payout)).toBe(sum.bid);
  });

  it.each([
    ['', 'not_amount'],
    ['a lot', 'not_amount'],
    ['-5', 'not_amount'],
    ['0.49', 'too_small'],
    ['1000000', 'too_large'],
    ['123456789012', 'too_large'],
  ])('takes %j for %s', (text, fault) => {
    expect(readBid(text)).toBe(fault);
  });

  it('is shared by an address that is read back, and by no other', () => {
    const address = shareAddress('https://closewright.test/es/fees?from=mail#faq', feeSum(cents(485_050)));

    expect(address).toBe('https://closewright.test/es/fees?from=mail&amount=4850.50');
    expect(sharedAmount(new URL(address).search)).toBe('4850.50');
    expect(sharedAmount('?amount=%3Cb%3E')).toBeUndefined();
    expect(sharedAmount('')).toBeUndefined();
  });

  it('takes the largest bid there may be', () => {
    expect(readBid(toDollarsInput(LARGEST))).toEqual(feeSum(LARGEST));
  });
});

async function comeAlive(typed: string, search = ''): Promise<void> {
  window.history.replaceState(null, '', `/fees${search}`);
  const messages = await loadPublicMessages('en');
  const content = await PUBLIC_PAGES['/fees']();
  const page = <PublicApp page={{ path: '/fees', locale: 'en', builtOn: '2026-11-20' }} {...{ messages, content }} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount of the bid' });
  if (typed !== '') field.value = typed;
  await act(async () => void hydrateRoot(root, page, { onRecoverableError: () => undefined }));
}

describe('an amount that was typed before the page came alive', () => {
  afterEach(() => document.body.replaceChildren());

  it('MKT-01 is the one that is computed', async () => {
    await comeAlive('4321');

    expect(screen.getByRole('textbox', { name: 'Amount of the bid' })).toHaveValue('4321');
    expect(screen.getByText(/Of \$4,321.00, the contractor receives \$3,888.90/)).toBeInTheDocument();
  });

  it('comes before the one that the address shares, which stands where none was typed', async () => {
    await comeAlive('4321', '?amount=286000.00');
    expect(screen.getByText(/Of \$4,321.00/)).toBeInTheDocument();
    document.body.replaceChildren();

    await comeAlive('', '?amount=286000.00');
    expect(screen.getByRole('textbox', { name: 'Amount of the bid' })).toHaveValue('286000');
    expect(screen.getByText(/Of \$286,000.00/)).toBeInTheDocument();
  });
});

describe('fees page', () => {
  it('PAY-01 says what both sides have of the amount that is typed', async () => {
    const amount = await draw();
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,850.05');

    expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual(
      expect.arrayContaining(['$4,850.05', '−$485.01', '$4,365.04']),
    );
  });

  it('keeps the last sum while what is typed is no amount, and says what is wrong', async () => {
    const amount = await draw();
    await userEvent.clear(amount);

    expect(amount).toHaveAccessibleDescription(/Enter the amount as a number, like 4850/);
    expect(amount).toBeInvalid();
    expect(screen.getByText(/Of \$6,420.00, the contractor receives \$5,778.00/)).toBeInTheDocument();
  });

  it('takes a typical amount by one press, and marks it', async () => {
    const amount = await draw();

    await userEvent.click(screen.getByRole('button', { name: '$15,000.00' }));

    expect(amount).toHaveValue('15000');
    expect(screen.getByRole('button', { name: '$15,000.00' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/the contractor receives \$13,500.00 after a fee of \$1,500.00/)).toBeInTheDocument();
  });

  it('I18N-01 shows the amount that an address shares, in Spanish too', async () => {
    const amount = await draw('es', '?amount=286000.00&x=1');

    expect(amount).toHaveValue('286000');
    expect(screen.getByText(/De \$286,000.00, el contratista recibe \$257,400.00/)).toBeInTheDocument();
  });

  it('MKT-01 says who pays what', async () => {
    await draw();

    const row = screen.getByRole('row', { name: /A completed project/ });
    expect(within(row).getByText('Exactly the bid')).toBeInTheDocument();
    expect(within(row).getByText(/10% of the bid/)).toBeInTheDocument();
  });
});
