import { expect, type Locator, type Page } from '@playwright/test';
import type { UploadedFile } from '../fixtures/files.js';
import { money, type Words } from '../support/words.js';
import type { BasePath } from './auth.js';
import { typeOver } from '../support/typing.js';

/** What two sides quarrel about, as one of them or staff sees it. */
export class DisputePage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  async open(projectId: string): Promise<void> {
    await this.page.goto(`${this.base}/projects/${projectId}/dispute`);
    await this.panel('story.title').waitFor();
  }

  /** From the project's page, by the banner above everything. */
  async openFromProject(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.t('disputes.banner.open') }).click();
    await this.panel('story.title').waitFor();
  }

  panel(id: string): Locator {
    return this.page.getByRole('region', { name: this.words.t(`disputes.${id}`), exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async say(text: string): Promise<void> {
    const { t } = this.words;
    await this.page.getByLabel(t('disputes.statements.label'), { exact: true }).fill(text);
    await this.page.getByRole('button', { name: t('disputes.statements.send') }).click();
    await expect(this.panel('statements.title').getByText(text)).toBeVisible();
  }

  async show(file: UploadedFile): Promise<void> {
    const panel = this.panel('files.title');
    await panel.locator('input[type=file]').setInputFiles(file);
    await expect(panel.getByRole('img', { name: this.words.t('record.open_file', { name: file.name }) })).toBeVisible();
  }

  /** What the contractor would get, in dollars; `kind` is what the button calls it. */
  async offer(dollars: number, kind: 'first' | 'counter' | 'again'): Promise<void> {
    const { t } = this.words;
    const panel = this.panel('offers.title');
    await typeOver(panel.getByRole('textbox'), String(dollars));
    await panel.getByRole('button', { name: t(`disputes.offer.send_${kind}`) }).click();
    await expect(panel.getByRole('heading', { name: t('disputes.offer.by', { own: 'true', name: '' }) })).toBeVisible();
  }

  /** An amount beside the side that it goes to. */
  async expectShare(within: Locator, label: string, dollars: number): Promise<void> {
    const line = within.locator('dl > div').filter({ hasText: label });
    await expect(line).toContainText(money(dollars));
  }
}
