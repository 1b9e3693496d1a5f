import { createTestApp, type TestApp } from '../../testing/index.js';
import { INVOICE_LINK_RULE } from './invoice-link.guard.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the private link of an invoice', () => {
  it('is not guessed: beyond so many tries a network waits, whichever of the routes it tries', async () => {
    const token = 'g'.repeat(43);
    const routes = ['open', 'pay', 'pdf'];
    const statuses: number[] = [];
    for (let tried = 0; tried < INVOICE_LINK_RULE.points; tried += 1) {
      const answer = await test.http.post(`/api/invoices/${routes[tried % routes.length]}`).send({ token });
      statuses.push(answer.status);
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    for (const route of routes) {
      const refused = await test.http.post(`/api/invoices/${route}`).send({ token });
      expect(refused.body).toMatchObject({ status: 429, code: 'request.too_many' });
    }
  });
});
