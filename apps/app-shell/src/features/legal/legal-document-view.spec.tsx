import { startApiServer } from '@cw/api-client/testing';
import { TERMS_VERSIONS } from '@cw/domain';
import { formatPlainDate, LEGAL_DOCUMENTS } from '@cw/i18n';
import { screen } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { LegalDocumentView } from './legal-document-view.js';

startApiServer();

describe('legal documents', () => {
  it('LEGAL-01 name their last update and give e-mail, phone and address', async () => {
    await renderWithApp(<LegalDocumentView name="privacy" />);

    expect(screen.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeInTheDocument();
    const day = formatPlainDate(LEGAL_DOCUMENTS.privacy.updatedOn, 'en', 'long');
    expect(day).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d{2}$/);
    expect(screen.getByText(`Last updated ${day}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(screen.getByText(/Brooklyn, NY/)).toBeInTheDocument();
  });

  it('LEGAL-01 name New York law, the cap, the notice, the age and the three parties', async () => {
    await renderWithApp(<LegalDocumentView name="terms" />);

    for (const fact of [/State of New York/, /prior 12 months/, /30 days/, /18 or older/, /intermediary/]) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
  });

  it.each([
    ['en', /Stripe, holds the client’s payment.*not a licensed escrow agent/, 'December 29, 2026'],
    [
      'es',
      /Stripe, guarda el pago del cliente.*no es un agente de depósitos en garantía \(escrow\)/,
      '29 de diciembre de 2026',
    ],
  ] as const)('LEGAL-01 say who holds the money, and from when on that is said, in %s', async (locale, text, day) => {
    await renderWithApp(<LegalDocumentView name="terms" />, { locale });

    expect(screen.getByText(text)).toHaveTextContent(day);
    expect(formatPlainDate(TERMS_VERSIONS.at(-1)?.effectiveOn ?? '', locale, 'long')).toBe(day);
    expect(LEGAL_DOCUMENTS.terms.updatedOn).toBe(TERMS_VERSIONS.at(-1)?.announcedOn);
  });

  it('LEGAL-01 speak Spanish', async () => {
    await renderWithApp(<LegalDocumentView name="terms" />, { locale: 'es' });

    expect(screen.getByRole('heading', { name: 'Términos del servicio', level: 1 })).toBeInTheDocument();
    expect(screen.getByText(/estado de Nueva York/)).toBeInTheDocument();
  });
});
