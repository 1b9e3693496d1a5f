import type { Actor, Cents } from '@cw/domain';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import {
  OpenIntent,
  PaymentReader,
  PaymentWorkers,
  PayoutOnboarding,
  PayoutReader,
} from '../modules/payments/index.js';

const GOOD_CARD = 'pm_card_visa';

interface DemoPayment {
  readonly projectId: string;
  readonly amountCents: Cents;
  /** The sandbox's name of a test card. */
  readonly card?: string | undefined;
}

/** Pays and is paid through the payments sandbox as a browser would, so that ledger and provider agree from the start. */
@Injectable()
export class SeedPayments {
  constructor(
    private readonly intents: OpenIntent,
    private readonly reader: PaymentReader,
    private readonly onboarding: PayoutOnboarding,
    private readonly payouts: PayoutReader,
    private readonly workers: PaymentWorkers,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Without the sandbox nobody pays by themselves: real cards are not the seed's to charge. */
  get possible(): boolean {
    return this.config.paymentsEnabled && this.config.payments.provider === 'sandbox';
  }

  async pay(owner: Actor, { projectId, amountCents, card = GOOD_CARD }: DemoPayment): Promise<void> {
    const { clientSecret, paymentId } = await this.intents.execute(owner, { projectId, amountCents });
    const intent = clientSecret.split('_secret_')[0] ?? '';
    await this.post(
      `/v1/payment_intents/${intent}/confirm`,
      { client_secret: clientSecret, payment_method: card },
      this.config.payments.publishableKey,
    );
    await this.reader.read(owner, paymentId);
    await this.settle();
  }

  /** Sets up the account that a contractor is paid to, and looks at it as the page does that they come back to. */
  async onboard(contractor: Actor): Promise<void> {
    const { url } = await this.onboarding.start(contractor);
    const link = new URL(url).pathname.split('/').at(-1) ?? '';
    const account = await this.accountOf(link);
    await this.post(`/_sandbox/accounts/${account}/onboard`, {}, this.config.payments.secretKey, 'json');
    await this.payouts.list(contractor, { limit: 1 });
    await this.settle();
  }

  /** Has everything done that the provider was asked for. */
  settle(): Promise<void> {
    return this.workers.drain();
  }

  private async accountOf(link: string): Promise<string> {
    const state: unknown = await this.call('/_sandbox/state', {
      headers: { authorization: `Bearer ${this.config.payments.secretKey}` },
    });
    const text = JSON.stringify(state);
    const match = new RegExp(`"id":"${link}"[^{}]*"account":"(acct_[A-Za-z0-9_]+)"`).exec(text);
    if (!match?.[1]) throw new Error('The sandbox does not know the onboarding link it just gave');
    return match[1];
  }

  private post(
    path: string,
    fields: Record<string, string>,
    key: string,
    kind: 'form' | 'json' = 'form',
  ): Promise<unknown> {
    const body = kind === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const type = kind === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
    return this.call(path, { method: 'POST', body, headers: { authorization: `Bearer ${key}`, 'content-type': type } });
  }

  private async call(path: string, init: RequestInit): Promise<unknown> {
    if (this.config.payments.provider !== 'sandbox') throw new Error('Demo payments need the payments sandbox');
    const response = await fetch(`${this.config.payments.baseUrl}${path}`, init);
    if (!response.ok)
      throw new Error(`The payments sandbox answered ${response.status} to ${path}: ${await response.text()}`);
    return response.json();
  }
}
