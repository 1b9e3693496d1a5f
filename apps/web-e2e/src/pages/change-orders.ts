import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../support/words.js';
import { typeOver } from '../support/typing.js';

export interface ChangeWish {
  /** Of the repair, as the project lists it. */
  readonly repair: string;
  readonly effect: 'more' | 'less';
  readonly dollars: number;
  readonly reason: string;
}

/** The changes of the agreed work, on the page of a project. */
export class ChangeOrders {
  constructor(
    readonly page: Page,
    private readonly words: Words,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.words.t('changes.title') });
  }

  change(number: number): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.words.t('changes.item.title', { number }) }) });
  }

  async expectState(number: number, state: 'proposed' | 'accepted' | 'declined' | 'withdrawn'): Promise<void> {
    await expect(
      this.change(number).getByText(this.words.t(`states.change_order.${state}`), { exact: true }),
    ).toBeVisible();
  }

  /** Fills the form up to the button that sends it. */
  async ask({ repair, effect, dollars, reason }: ChangeWish): Promise<void> {
    const { t } = this.words;
    await this.panel.getByRole('button', { name: t('changes.propose.open') }).click();
    const target = this.dialog.getByLabel(t('changes.line.target'));
    const option = await target.locator('option').filter({ hasText: repair }).getAttribute('value');
    await target.selectOption(option);
    await this.dialog.getByText(t(`changes.effect.${effect}`), { exact: true }).click();
    await typeOver(this.dialog.getByLabel(t(`changes.line.amount_${effect}`)), String(dollars));
    await this.dialog.getByLabel(t('changes.reason')).fill(reason);
  }

  async send(to: 'client' | 'contractor'): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.t(`changes.propose.send_${to}`) }).click();
    await expect(this.dialog).toBeHidden();
  }

  async askToAccept(number: number): Promise<void> {
    await this.change(number)
      .getByRole('button', { name: this.words.t('changes.accept.open') })
      .click();
    await this.dialog.waitFor();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.t('changes.accept.confirm'), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
