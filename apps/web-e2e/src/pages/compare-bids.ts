import { expect, type Locator, type Page } from '@playwright/test';
import { money, type Words } from '../support/words.js';
import type { BasePath } from './auth.js';

/** The bids of a project side by side. */
export class CompareBidsPage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  async open(projectId: string): Promise<void> {
    await this.page.goto(`${this.base}/projects/${projectId}?view=bids`);
    await this.matrix.waitFor();
  }

  get matrix(): Locator {
    return this.page.getByRole('region', { name: this.words.t('ui.compare.label') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The headings of the two groups, in the order of the page. */
  groups(): Locator {
    return this.matrix.locator('tbody .group');
  }

  row(title: string): Locator {
    return this.matrix.getByRole('row').filter({ hasText: title });
  }

  async askToAccept(kind: 'complete' | 'with_gaps'): Promise<void> {
    const id = kind === 'complete' ? 'bids.compare.accept' : 'bids.compare.accept_gaps';
    await this.matrix.getByRole('button', { name: this.words.t(id) }).click();
    await this.dialog.waitFor();
  }

  confirmButton(dollars: number): Locator {
    return this.dialog.getByRole('button', { name: this.words.t('bids.accept.confirm', { amount: money(dollars) }) });
  }

  async leaveDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.t('ui.confirm_dialog.cancel') }).click();
    await expect(this.dialog).toBeHidden();
  }
}
