import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { CreatePaymentIntent } from '../dto/create-payment-intent.input.js';
import type { PaymentIntentView } from '../dto/payment-intent.response.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { PaymentGateway, type OpenedIntent } from '../provider/payment-gateway.js';
import { PressDeadline } from '../provider/press-deadline.js';
import { isUnanswered, providerCode } from '../provider/provider-error.js';
import { ClaimTry, type ClaimedTry } from './claim-try.js';
import { isOpen } from './payment.entity.js';
import { Payments } from './payments.js';
import { readPaymentRequest } from './payment-request.js';

const ROUNDS = 3;

/** Begins a payment: our own record first, then the provider's intent, which only the payer's page can confirm. */
@Injectable()
export class OpenIntent {
  private readonly logger = new Logger(OpenIntent.name);

  constructor(
    private readonly claims: ClaimTry,
    private readonly payments: Payments,
    private readonly gateway: PaymentGateway,
    private readonly facts: ApplyProviderFact,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute(actor: Actor, input: CreatePaymentIntent): Promise<PaymentIntentView> {
    this.mustBeOn();
    const request = readPaymentRequest(input);
    return this.open(request.projectId, () => this.claims.execute(actor, request));
  }

  /** For whoever holds the private link of a project's invoice. */
  async allThatIsDue(projectId: string): Promise<PaymentIntentView> {
    this.mustBeOn();
    return this.open(projectId, () => this.claims.allThatIsDue(projectId));
  }

  private mustBeOn(): void {
    if (!this.config.paymentsEnabled) throw new DomainError('payment.unavailable');
  }

  private async open(projectId: string, claim: () => Promise<ClaimedTry>): Promise<PaymentIntentView> {
    const deadline = new PressDeadline();
    for (let round = 0; round < ROUNDS; round += 1) {
      const claimed = await claim();
      const view = claimed.fits ? await this.ask(claimed, projectId, deadline) : await this.giveUp(claimed, deadline);
      if (view) return view;
    }
    throw new DomainError('state.conflict');
  }

  /** Undefined when the intent turned out to be over: the next round opens another or says what is due. */
  private async ask(
    claimed: ClaimedTry,
    projectId: string,
    deadline: PressDeadline,
  ): Promise<PaymentIntentView | undefined> {
    const { fact, clientSecret } = await this.reach(claimed, deadline, () => this.openAtProvider(claimed));
    await this.facts.execute(fact);
    const payment = await this.payments.getById(claimed.payment.id);
    const payable = isOpen(payment) && payment.status !== 'processing';
    if (!payable || payment.providerIntentId !== fact.id || clientSecret === null) return undefined;
    return { paymentId: payment.id, clientSecret, amountCents: payment.amountCents, projectId };
  }

  /** Another amount is wanted: the open try is closed first, so that the two can never both be paid. */
  private async giveUp(claimed: ClaimedTry, deadline: PressDeadline): Promise<undefined> {
    const intentId = claimed.payment.providerIntentId;
    if (intentId === null) return;
    await this.facts.execute(await this.reach(claimed, deadline, () => this.gateway.cancelIntent(intentId)));
  }

  private async openAtProvider({ payment, milestone }: ClaimedTry): Promise<OpenedIntent> {
    if (payment.providerIntentId !== null) return this.gateway.readIntent(payment.providerIntentId);
    return this.gateway.createIntent({
      paymentId: payment.id,
      milestoneId: milestone.id,
      amountCents: payment.amountCents,
      description: milestone.projectTitle,
    });
  }

  private async reach<T>(claimed: ClaimedTry, deadline: PressDeadline, call: () => Promise<T>): Promise<T> {
    try {
      return await deadline.wait(call);
    } catch (error) {
      this.logger.error({ paymentId: claimed.payment.id, code: providerCode(error) }, 'payment intent failed');
      // Without an answer the same key is asked again by the next click; a refusal would be repeated under it.
      if (!isUnanswered(error)) await this.claims.abandon(claimed);
      throw new DomainError('payment.intent_failed');
    }
  }
}
