import type { ManagedPaymentDetail } from '@cw/api-client';
import { startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.js';
import { ChargeBacksPanel } from './charge-backs-panel.js';

startApiServer();
const AT = '2026-11-20T09:00:00.000Z';

/** As much of a payment as the panel reads. */
const disputedFor = (reason: string) =>
  ({
    id: 'm-1',
    actions: [],
    chargeBacks: [
      {
        id: 'b-1',
        paymentId: 'p-1',
        providerId: 'du_1',
        status: 'needs_response',
        reason,
        amountCents: 527_000,
        takenCents: 0,
        feeCents: 0,
        lossCents: 0,
        openedAt: AT,
        evidenceDueAt: null,
        evidenceSentAt: null,
        evidenceSentByName: null,
        closedAt: null,
      },
    ],
  }) as Partial<ManagedPaymentDetail> as ManagedPaymentDetail;

describe('why a payer disputes a charge', () => {
  it.each([
    ['en', 'product_not_received', 'The work was not received'],
    ['es', 'fraudulent', 'El pagador no reconoce el pago y sospecha un fraude'],
    ['en', 'a_word_of_tomorrow', 'Another reason'],
  ] as const)(
    'PAY-06 I18N-01 is said in %s, and never as the provider writes it: %s',
    async (locale, reason, words) => {
      await renderScreen(() => <ChargeBacksPanel payment={disputedFor(reason)} />, { at: '/payments', locale });

      expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
      expect(screen.queryByText(new RegExp(reason))).not.toBeInTheDocument();
    },
  );
});
