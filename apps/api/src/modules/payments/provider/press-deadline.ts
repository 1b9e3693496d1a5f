import { PROVIDER_PRESS } from '@cw/domain';

/** The provider has not answered in the time that a press has; what it was asked may have been done. */
export class ProviderLateError extends Error {
  override readonly name = 'ProviderLateError';
}

/**
 * The time that one press may wait for the provider, over all the calls that it makes. Only the waiting ends: a call that is
 * under way may still be carried out, so it is one that the same press, pressed again, asks for under the same key.
 */
export class PressDeadline {
  private readonly signal: AbortSignal;

  constructor(ms: number = PROVIDER_PRESS.apiMs) {
    this.signal = AbortSignal.timeout(ms);
  }

  /** What the provider answers. Rejects with `ProviderLateError` when the time is over, and begins nothing after it. */
  async wait<T>(call: () => Promise<T>): Promise<T> {
    if (this.signal.aborted) throw new ProviderLateError();
    const late = Promise.withResolvers<never>();
    const giveUp = (): void => late.reject(new ProviderLateError());
    this.signal.addEventListener('abort', giveUp, { once: true });
    const answer = call();
    // What comes too late is heard by nobody, also when it is a refusal.
    answer.catch(() => undefined);
    try {
      return await Promise.race([answer, late.promise]);
    } finally {
      this.signal.removeEventListener('abort', giveUp);
    }
  }
}
