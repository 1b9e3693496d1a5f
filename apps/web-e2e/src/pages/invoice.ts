import type { Locator, Page } from '@playwright/test';
import { money, type Words } from '../support/words.js';

/** The page of an invoice's private link. */
export class InvoicePage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
  ) {}

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.pdfButton.waitFor();
  }

  get pdfButton(): Locator {
    return this.page.getByRole('button', { name: this.words.t('invoices.pdf'), exact: true });
  }

  payButton(dollars: number): Locator {
    return this.page.getByRole('button', { name: this.words.t('invoices.pay', { amount: money(dollars) }) });
  }

  get paid(): Locator {
    const [, between = ''] = this.words.t('invoices.paid_title', { number: '@', dated: 'true', date: '@' }).split('@');
    return this.page.getByRole('status').filter({ hasText: between });
  }
}
