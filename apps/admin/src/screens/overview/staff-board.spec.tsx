import { apiUrl, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../testing/render-screen.js';
import { makeStaffBoard } from './staff-board.js';

const server = startApiServer();
const Board = makeStaffBoard(testKit);
const COUNTS = {
  latePromises: 0,
  openReports: 0,
  waitingIntakes: 1,
  lateIntakes: 2,
  intakesDueSoon: 0,
  waitingPapers: 4,
  latePapers: 0,
  openSupportMessages: 0,
  waitingCases: 0,
  waitingPayments: 0,
};

it.each([
  ['en', /^2 requests past the 24 hours/],
  ['es', /^2 solicitudes con más de 24 horas/],
] as const)('AREA-08 ADM-01 says where staff land what is late and what waits, in %s', async (locale, late) => {
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json(COUNTS)),
  );
  await renderScreen(Board, { at: '/dashboard', locale });

  expect(await screen.findByRole('link', { name: late })).toHaveAttribute('href', '/intake?view=late');
  expect(screen.getAllByRole('link')).toHaveLength(10);
});
