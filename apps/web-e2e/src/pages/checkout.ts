import type { Locator, Page } from '@playwright/test';
import { money, shortMoney, type Words } from '../support/words.js';
import type { BasePath } from './auth.js';

/** The ways a payment can go; each has a card of its own. */
type TestCard = 'success' | 'declined' | 'challenge';

const NUMBERS: Readonly<Record<TestCard, string>> = {
  success: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
};

/** The page on which a client holds the payment of an accepted bid. */
export class CheckoutPage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  async open(projectId: string): Promise<void> {
    await this.page.goto(`${this.base}/checkout?projectId=${projectId}`);
    await this.cardNumber.waitFor();
  }

  get amount(): Locator {
    return this.page.getByLabel(this.words.t('checkout.amount'), { exact: true });
  }

  get cardNumber(): Locator {
    return this.cardField('number');
  }

  cardField(name: 'number' | 'expiry' | 'cvc' | 'zip'): Locator {
    return this.page.getByLabel(this.words.t(`sandbox.field.${name}`), { exact: true });
  }

  payButton(dollars: number): Locator {
    return this.page.getByRole('button', { name: this.words.t('checkout.pay', { amount: shortMoney(dollars) }) });
  }

  async typeCard(card: TestCard): Promise<void> {
    await this.cardField('number').fill(NUMBERS[card]);
    await this.cardField('expiry').fill('12 / 34');
    await this.cardField('cvc').fill('123');
    await this.cardField('zip').fill('12401');
  }

  /** Fills in a test account by its button, after choosing to pay from a bank account. */
  async typeAccount(account: 'success' | 'insufficient'): Promise<void> {
    const { t } = this.words;
    await this.page.getByRole('button', { name: t('sandbox.method.us_bank_account'), exact: true }).click();
    await this.page.getByRole('button', { name: t(`sandbox.bank.${account}`), exact: true }).click();
  }

  /** Answers on the bank's page, in whose place the sandbox's stands. */
  async authenticate(outcome: 'complete' | 'fail' = 'complete'): Promise<void> {
    await this.page.waitForURL('**/_pay/3d-secure/**');
    await this.page.locator(`button[name=outcome][value=${outcome}]`).click();
  }

  /** What was tried, the latest first. */
  get history(): Locator {
    return this.page.getByRole('region', { name: this.words.t('checkout.history') }).getByRole('listitem');
  }

  heldTitle(dollars: number): Locator {
    return this.page.getByRole('heading', { name: this.words.t('checkout.done_title', { amount: money(dollars) }) });
  }
}
