import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../support/words.js';
import { typeOver } from '../support/typing.js';

export interface OfferWish {
  /** Dollars by repair, in their order; undefined leaves what the report estimates. */
  readonly ceilings: readonly (number | undefined)[];
  readonly party: 'seller' | 'buyer';
}

/** One repair request as staff work on it. */
export class RequestDesk {
  constructor(
    readonly page: Page,
    private readonly words: Words,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** From the queue, by the reference that stands in every letter. */
  async find(reference: string, title: string): Promise<void> {
    await this.page.goto('/admin/intake');
    await this.page.getByLabel(this.words.t('triage.search')).fill(reference);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('link', { name: title }).click();
  }

  async press(id: string, values: Readonly<Record<string, number>> = {}): Promise<void> {
    await this.page.getByRole('button', { name: this.words.t(id, values), exact: true }).click();
  }

  /** Says yes in the dialog that is open. */
  async confirm(id: string, values: Readonly<Record<string, number>> = {}): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.t(id, values), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  async sendOffer({ ceilings, party }: OfferWish): Promise<void> {
    const { t } = this.words;
    await this.press('triage.act.send_offer');
    const form = this.page.getByRole('form', { name: t('triage.offer.title') });
    for (const [index, ceiling] of ceilings.entries()) {
      if (ceiling !== undefined) await typeOver(form.getByLabel(t('triage.offer.ceiling')).nth(index), String(ceiling));
      await form.getByLabel(t('triage.offer.party')).nth(index).selectOption(party);
    }
    await form.getByRole('button', { name: t('triage.act.send_offer') }).click();
    await this.confirm('triage.act.send_offer');
    await expect(this.page.getByText(t('triage.offer.waits'))).toBeVisible();
  }

  /** Two projects with these titles; the second has the last repair. */
  async divide(titles: readonly [string, string]): Promise<void> {
    const { t } = this.words;
    const form = this.page.getByRole('form', { name: t('triage.convert.title') });
    await form.getByRole('button', { name: t('triage.convert.add') }).click();
    const second = t('triage.convert.project', { number: 2 });
    await form.locator('label', { hasText: second }).last().click();
    await expect(form.getByRole('radio', { name: second }).last()).toBeChecked();
    for (const [index, title] of titles.entries()) {
      const project = form.getByRole('group', {
        name: t('triage.convert.project', { number: index + 1 }),
        exact: true,
      });
      await project.getByLabel(new RegExp(`^${t('projects.field.title')}`, 'u')).fill(title);
    }
    await this.sayWhere();
    await form.getByRole('button', { name: t('triage.act.convert', { count: titles.length }) }).click();
    await this.confirm('triage.act.convert', { count: titles.length });
  }

  /** A repair of which the request does not say where it is. */
  private async sayWhere(): Promise<void> {
    const places = this.page.getByLabel(new RegExp(`^${this.words.t('triage.convert.location')}`, 'u'));
    for (const place of await places.all()) if ((await place.inputValue()) === '') await place.fill('Kitchen');
  }

  /** The ids of what the request became, by their titles. */
  async projectIds(titles: readonly string[]): Promise<string[]> {
    const made = this.page.getByRole('region', { name: this.words.t('triage.projects') });
    const links = titles.map((title) => made.getByRole('link', { name: title, exact: true }).getAttribute('href'));
    return (await Promise.all(links)).map((href) => href?.split('/').at(-1) ?? '');
  }

  async orderInspection(day: string, inspector: string): Promise<void> {
    const { t } = this.words;
    await this.press('triage.act.order');
    await typeOver(this.dialog.getByLabel(t('triage.order.day')), day);
    await this.dialog.getByLabel(t('triage.order.inspector')).fill(inspector);
    await this.confirm('triage.act.order');
  }

  async enterResult(result: 'passed' | 'failed'): Promise<void> {
    await this.press('triage.act.result');
    await this.dialog.getByRole('radio', { name: this.words.t(`triage.reinspection.${result}`) }).check();
    await this.confirm('triage.act.result');
  }

  async expectState(state: string): Promise<void> {
    await expect(this.page.getByText(this.words.t(`states.intake.${state}`), { exact: true })).toBeVisible();
  }
}
