import type { PaymentSummary, PaymentView, ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, type startApiServer } from '@cw/api-client/testing';
import { http, HttpResponse } from 'msw';
import { aPaymentSummary } from './payments.js';
import { aProjectDetail } from './projects.js';

type SetupServer = ReturnType<typeof startApiServer>;

/** Payments by the sandbox, which answers where the API does. */
const SANDBOX = {
  mode: 'sandbox',
  publishableKey: 'pk_test_sandbox',
  sandboxBase: apiUrl('/_pay'),
  minCents: 50,
  feePercent: 10,
};

/** A project of the reader’s, of whose bid nothing is paid. */
export function aPayable(
  id: string,
  title: string,
  payment: Partial<PaymentSummary>,
  over: Partial<ProjectDetail> = {},
) {
  const money = aPaymentSummary({ projectId: id, ...payment });
  const { heldCents, dueCents } = money;
  const base = { id, title, status: 'in_progress', work: 'not_started', contractorName: 'Diaz Repairs' } as const;
  return aProjectDetail({ ...base, heldCents, dueCents, payment: money, ...over });
}

export const SMALL = aPayable('p-1', 'Handrail', {});

/** What the API answers to whoever pays for these. */
export function serve(server: SetupServer, projects: readonly ProjectDetail[], payment?: PaymentView): void {
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [] })),
    http.get(apiUrl('/api/payments/config'), () => HttpResponse.json(SANDBOX)),
    http.get(apiUrl('/api/payments'), () => HttpResponse.json({ items: [], nextCursor: null, projects: [] })),
    http.get(apiUrl('/api/payments/:id'), () => HttpResponse.json(payment)),
    http.get(apiUrl('/api/projects'), ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      return HttpResponse.json({ items: projects.filter((one) => one.status === status), nextCursor: null });
    }),
    http.get(apiUrl('/api/projects/:id'), ({ params }) =>
      HttpResponse.json(projects.find(({ id }) => id === params['id'])),
    ),
  );
}

/** Answers every begun payment of a project with the same one. */
export const openingIntents = (projectId: string) =>
  http.post(apiUrl('/api/payments/intents'), () =>
    HttpResponse.json(
      { paymentId: 'e-1', clientSecret: 'pi_1_secret_1', amountCents: 100_000, projectId },
      { status: 201 },
    ),
  );
