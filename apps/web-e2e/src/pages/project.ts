import { expect, type Locator, type Page } from '@playwright/test';
import type { ConditionState } from '@cw/domain';
import type { UploadedFile } from '../fixtures/files.js';
import type { Words } from '../support/words.js';
import type { BasePath } from './auth.js';

/** What a button of the project's head starts. */
type WorkEvent = 'start' | 'submit' | 'cancel' | 'dispute';

/** One project, as its client, a bidder or its contractor sees it. */
export class ProjectPage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  async open(projectId: string): Promise<void> {
    await this.page.goto(`${this.base}/projects/${projectId}`);
    await this.conditionsHeading.waitFor();
  }

  get conditionsHeading(): Locator {
    return this.page.getByRole('heading', { name: this.words.t('record.conditions'), exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The row of a condition, by its title. */
  condition(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, level: 3, exact: true }) });
  }

  async expectCondition(title: string, state: ConditionState): Promise<void> {
    await expect(
      this.condition(title).getByText(this.words.t(`states.condition.${state}`), { exact: true }),
    ).toBeVisible();
  }

  /** The one at the top of the page: submitting is offered again at the repair that was proven last. */
  eventButton(event: WorkEvent): Locator {
    return this.page.getByRole('button', { name: this.words.t(`record.work.${event}`), exact: true }).first();
  }

  approveButton(amount: string): Locator {
    return this.page.getByRole('button', { name: this.words.t('record.work.approve', { amount }) });
  }

  /** Presses a button of the head and says yes in its dialog. */
  async fire(event: WorkEvent): Promise<void> {
    await this.eventButton(event).click();
    const asksWith = { cancel: 'cancel_confirm', dispute: 'dispute_confirm' } as const;
    const confirm = event === 'cancel' || event === 'dispute' ? asksWith[event] : event;
    await this.dialog.getByRole('button', { name: this.words.t(`record.work.${confirm}`), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  async approve(amount: string): Promise<void> {
    await this.approveButton(amount).click();
    await this.dialog.getByRole('button', { name: this.words.t('record.work.approve_confirm') }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Hands in both photographs of a condition, numbered as in the report, and says that they are all. */
  async prove(number: number, title: string, photos: { readonly before: UploadedFile; readonly after: UploadedFile }) {
    await this.addPhoto(number, 'before', photos.before);
    await this.addPhoto(number, 'after', photos.after);
    await this.markProved(number, title);
  }

  async addPhoto(number: number, kind: 'before' | 'after', file: UploadedFile): Promise<void> {
    const stored = this.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/files'),
    );
    await this.page
      .locator(`input[type=file][aria-label="${this.words.t(`record.work.add_${kind}`, { number })}"]`)
      .setInputFiles(file);
    expect((await stored).status()).toBe(201);
  }

  async markProved(number: number, title: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.t('record.work.prove_named', { number }) }).click();
    await this.expectCondition(title, 'evidenced');
  }

  async accept(number: number, title: string): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/accept'),
    );
    await this.page.getByRole('button', { name: this.words.t('record.work.accept_named', { number }) }).click();
    expect((await answered).status()).toBe(200);
    await this.expectCondition(title, 'accepted');
  }

  async takeBack(number: number, title: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.t('record.work.take_back_named', { number }) }).click();
    await this.expectCondition(title, 'evidenced');
  }

  /** The repairs' titles as they stand, and how much room each takes up. */
  async places(): Promise<readonly [title: string, height: number | undefined][]> {
    const rows = await this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3 }) })
      .all();
    return Promise.all(
      rows.map(async (row) => [
        await row.getByRole('heading', { level: 3 }).innerText(),
        (await row.boundingBox())?.height,
      ]),
    );
  }

  async askToReturn(title: string): Promise<void> {
    await this.condition(title)
      .getByRole('button', { name: this.words.t('record.work.return') })
      .click();
    await this.dialog.waitFor();
  }

  get reasonField(): Locator {
    return this.dialog.getByLabel(this.words.t('record.work.return_reason'));
  }

  async confirmReturn(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.t('record.work.return_confirm') }).click();
  }

  async returnWithReason(title: string, reason: string): Promise<void> {
    await this.askToReturn(title);
    await this.reasonField.fill(reason);
    await this.confirmReturn();
    await expect(this.dialog).toBeHidden();
    await this.expectCondition(title, 'returned');
  }
}
