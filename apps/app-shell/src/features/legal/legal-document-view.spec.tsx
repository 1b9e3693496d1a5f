import { startApiServer } from '@cw/api-client/testing';
import { act, screen } from '@testing-library/react';
import { PublicTexts } from '../../app/public-texts.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { LegalDocumentView } from './legal-document-view.js';

startApiServer();

async function open(name: 'privacy' | 'terms', options?: RenderOptions): Promise<void> {
  // The texts are fetched while the page is drawn.
  await act(() =>
    renderWithApp(
      <PublicTexts>
        <LegalDocumentView name={name} />
      </PublicTexts>,
      options,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('legal documents', () => {
  it('LEGAL-01 name their last update and give e-mail, phone and address', async () => {
    await open('privacy');

    expect(screen.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Last updated November 2, 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(screen.getByText(/Brooklyn, NY/)).toBeInTheDocument();
  });

  it('LEGAL-01 name New York law, the cap, the notice, the age and the three parties', async () => {
    await open('terms');

    for (const fact of [/State of New York/, /prior 12 months/, /30 days/, /18 or older/, /intermediary/]) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
  });

  it('LEGAL-01 speak Spanish', async () => {
    await open('terms', { locale: 'es' });

    expect(screen.getByRole('heading', { name: 'Términos del servicio', level: 1 })).toBeInTheDocument();
    expect(screen.getByText(/estado de Nueva York/)).toBeInTheDocument();
  });
});
