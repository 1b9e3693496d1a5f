import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** Swagger UI at /api/docs, as somebody who tries things out there. */
class DocsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/api/docs');
    await expect(this.page.getByRole('heading', { name: 'Closewright API' })).toBeVisible();
  }

  /** Sends an operation as its example has it; the status and the body that came back. */
  async tryOut(tag: string, operationId: string): Promise<{ status: string; body: string }> {
    const operation = this.page.locator(`#operations-${tag}-${operationId}`);
    // The page draws only as many operations as there is room for; of one tag it draws them all.
    await this.page.getByRole('textbox', { name: 'Filter by tag' }).fill(tag);
    if (!(await this.executeIn(operation).isVisible())) await operation.locator('.opblock-summary-control').click();
    // The answer to an earlier try stays until the next one comes.
    const clear = operation.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    await this.executeIn(operation).click();
    const answer = operation.locator('.live-responses-table .response').first();
    await expect(answer).toBeVisible();
    const status = await answer.locator('.response-col_status').innerText();
    const body = await answer.locator('.highlight-code').first().innerText();
    return { status: status.trim().slice(0, 3), body };
  }

  async authorize(token: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Authorize', exact: true }).first().click();
    const dialog = this.page.locator('.dialog-ux');
    await dialog.getByLabel(/auth-bearer-value/).fill(token);
    await dialog
      .getByRole('button', { name: 'Apply given OAuth2 credentials' })
      .or(this.authorizeIn(dialog))
      .last()
      .click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  }

  private executeIn(operation: Locator): Locator {
    return operation.getByRole('button', { name: 'Execute' });
  }

  private authorizeIn(dialog: Locator): Locator {
    return dialog.locator('button.authorize');
  }
}

test('API-02 examples can be sent from the page by whoever is signed in, and by a token', async ({ newSeller }) => {
  const seller = await newSeller();
  const docs = new DocsPage(seller.page);
  await docs.open();

  await test.step('signed in, the page adds the CSRF token to what changes something', async () => {
    expect(await docs.tryOut('auth', 'getMe')).toEqual({
      status: '200',
      body: expect.stringContaining(seller.account.email),
    });
    expect(await docs.tryOut('projects', 'createProject')).toEqual({
      status: '201',
      body: expect.stringContaining('Exterior paint and a water heater'),
    });
  });

  const made = await docs.tryOut('tokens', 'createToken');
  const token = /cwp_[\w-]{43}/.exec(made.body)?.[0] ?? '';
  expect(made.status).toBe('201');

  // Two hundred operations take long to draw: the page stays, and who sends from it is nobody any more.
  await seller.context.clearCookies();

  await test.step('signed out, the page shows the refusal', async () => {
    const refused = await docs.tryOut('auth', 'getMe');
    expect([refused.status, refused.body]).toEqual(['401', expect.stringContaining('auth.required')]);
  });

  await test.step('a token given under "Authorize" goes with every call', async () => {
    await docs.authorize(token);
    expect(await docs.tryOut('auth', 'getMe')).toEqual({
      status: '200',
      body: expect.stringContaining(seller.account.email),
    });
    expect((await docs.tryOut('tokens', 'listTokens')).status).toBe('401');
  });
});
