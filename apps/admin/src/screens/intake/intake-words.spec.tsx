import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anIntake } from '../../testing/intakes.js';
import { renderScreen } from '../../testing/render-screen.js';
import { IntakeScreen } from './intake-screen.js';

const server = startApiServer();
const AT = '2026-11-20T09:00:00.000Z';

it('INT-08 what was asked, answered and offered keeps its lines on the desk', async () => {
  const question = { id: 'q-1', question: 'Which eave?\n\nHow high?', askedAt: AT, askedByName: 'Priya Nair' };
  const offer = { id: 'o-1', revision: 1, sentAt: AT, sentByName: null, lines: [], totalCents: 0 };
  const intake = anIntake({
    questions: [{ ...question, answer: 'The north one.\n12 feet.', answeredAt: AT }],
    offers: [
      { ...offer, message: 'We begin soon.\nYours.', answer: 'refused', answeredAt: AT, reason: 'Too dear.\nNo.' },
    ],
  });
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/intake/i-1'), () => HttpResponse.json(intake)),
  );
  await renderScreen(IntakeScreen, { at: '/intake?request=i-1' });

  for (const words of [/Which eave/, /The north one/, /We begin soon/, /Too dear/]) {
    expect(await screen.findByText(words)).toHaveClass('words');
  }
});
