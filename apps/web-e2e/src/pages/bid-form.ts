import type { Locator, Page } from '@playwright/test';
import { money, type Words } from '../support/words.js';
import { typeOver } from '../support/typing.js';

export interface BidWish {
  /** Dollars by condition, in their order; null leaves the condition out. */
  readonly prices: readonly (number | null)[];
  /** Why conditions are left out. */
  readonly whyNot?: string;
  readonly timeline: string;
  readonly workDescription: string;
  readonly startDate: string;
  readonly days: number;
}

/** What a bid comes to, in dollars. */
export const totalOf = ({ prices }: BidWish): number => prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);

/** The panel in which a contractor prices a project, condition by condition. */
export class BidForm {
  readonly form: Locator;

  constructor(
    page: Page,
    private readonly words: Words,
  ) {
    this.form = page.getByRole('form', { name: words.t('bids.form.title') });
  }

  price(number: number): Locator {
    return this.form.getByLabel(this.words.t('bids.form.amount_of', { number }), { exact: true });
  }

  include(number: number): Locator {
    return this.form.locator(`[name="lines.${number - 1}.included"]`);
  }

  field(id: string): Locator {
    return this.form.getByLabel(this.words.t(id));
  }

  sendButton(total: number): Locator {
    return this.form.getByRole('button', { name: this.words.t('bids.form.submit', { amount: money(total) }) });
  }

  async fill(bid: BidWish): Promise<void> {
    for (const [index, price] of bid.prices.entries()) await this.fillLine(index + 1, price, bid.whyNot ?? '');
    await this.field('bids.form.timeline').fill(bid.timeline);
    await typeOver(this.field('bids.form.start_date'), bid.startDate);
    await typeOver(this.field('bids.form.duration'), String(bid.days));
    await this.field('bids.form.work').fill(bid.workDescription);
  }

  private async fillLine(number: number, price: number | null, whyNot: string): Promise<void> {
    if (price === null) {
      await this.include(number).uncheck();
      await this.form.getByLabel(this.words.t('bids.form.note_excluded', { number })).fill(whyNot);
    } else {
      await typeOver(this.price(number), String(price));
    }
  }
}
