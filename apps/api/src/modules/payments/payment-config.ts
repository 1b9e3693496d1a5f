import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_LIMITS, SERVICE_FEE_PERCENT } from '@cw/domain';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { PaymentConfigView } from './dto/payment-config.response.js';

/** Under our own origin: the edge passes it on to the sandbox. */
const SANDBOX_BASE = '/_pay';

/** What a page must know before it can take a payment. */
@Injectable()
export class PaymentConfig {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  view(): PaymentConfigView {
    const rules = { minCents: PAYMENT_LIMITS.minCents, feePercent: SERVICE_FEE_PERCENT };
    if (!this.config.paymentsEnabled) return { mode: 'off', publishableKey: null, sandboxBase: null, ...rules };
    const { provider, publishableKey } = this.config.payments;
    if (provider === 'stripe') return { mode: 'live', publishableKey, sandboxBase: null, ...rules };
    return { mode: 'sandbox', publishableKey, sandboxBase: SANDBOX_BASE, ...rules };
  }
}
