import { loadPublicMessages, type Locale } from '@cw/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';
// Loaded before the clock of a test runs: a page fetches them when it needs them.
import './product-tour.js';
import './tour-stages.js';

async function draw(locale: Locale = 'en'): Promise<void> {
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path: '/how-it-works', locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES['/how-it-works']()}
    />,
  );
  await screen.findByRole('heading', { name: locale === 'es' ? 'El informe lo dice' : 'The report says it' });
}

describe('tour of the product', () => {
  it('INT-06 goes from the report to the payment by one button and the keyboard', async () => {
    await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
    expect(await screen.findByText('Install a handrail at the front steps')).toBeInTheDocument();
    expect(screen.getByText(/no graspable handrail on the left side. Install to meet/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByText(/Not included: no electrician/))[0]).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Return with a reason' }));
    expect(screen.getByText(/the money stays in escrow/)).toBeInTheDocument();
    // PAY-01: the payment of all three moves when the last of them is accepted.
    expect(screen.getAllByText('Accepted')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Accept repair' }));
    expect(screen.getAllByText('Accepted')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));

    expect(screen.getAllByText('Cleared')).toHaveLength(3);
    // 2,485.00 less the tenth of it.
    expect(screen.getByText('$2,236.50')).toBeInTheDocument();
    expect(screen.getByText('Step 6 of 6')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByText('Step 1 of 6')).toBeInTheDocument();
  });

  it('I18N-01 is Spanish on a Spanish page, but for the report’s own words', async () => {
    await draw('es');

    expect(screen.getByText(/no graspable handrail/)).toHaveAttribute('lang', 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Se convierte en una fila' }));
    expect(await screen.findByText('Instalar un pasamanos en la escalera de entrada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Se convierte en una fila' })).toHaveAttribute('aria-current', 'step');
  });
});
