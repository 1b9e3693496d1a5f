import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PUSH_LIMITS, type PushNews, SECOND_MS } from '@cw/domain';
import webpush from 'web-push';
import { Clock } from '../../../common/clock.js';
import { EgressRefused } from '../../../common/egress/public-address.js';
import { APP_CONFIG, type AppConfig, type PushConfig } from '../../../config/app-config.js';
import { type PushAnswer, PushTransport } from './push-transport.js';

/** Where a browser is reached, and its keys (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: that browser is reached there no more. `refused`: not this one, and trying again would not help. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterSeconds: number | undefined };

const TOO_MANY = 429;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const SERVER_FAULT = 500;
const TOPIC_LENGTH = 32;
/** However long a service asks us to wait. */
const WAIT_MAX_SECONDS = 86_400;

/** A push that still waits is replaced by a newer one of the same topic; the service must not know what it is about. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

/** Encrypts for one browser, signs with the installation's key, and hands it to the browser's push service. */
@Injectable()
export class PushService {
  private readonly logger = new Logger(PushService.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transport: PushTransport,
    private readonly clock: Clock,
  ) {}

  async send(target: PushTarget, news: PushNews, urgency: 'normal' | 'high'): Promise<PushOutcome> {
    const { push } = this.config;
    if (!push) return { kind: 'refused' };
    try {
      return this.outcomeOf(await this.transport.post(encrypted(push, target, { news, urgency })));
    } catch (error: unknown) {
      if (error instanceof EgressRefused) return { kind: 'gone' };
      // Neither the address nor what the library says of it: the address is what lets anybody write to that browser.
      this.logger.warn(`A push service was not reached: ${error instanceof Error ? error.name : 'unknown'}`);
      return { kind: 'later', afterSeconds: undefined };
    }
  }

  private outcomeOf({ status, retryAfter }: PushAnswer): PushOutcome {
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (GONE.has(status)) return { kind: 'gone' };
    if (status === TOO_MANY || status >= SERVER_FAULT) return { kind: 'later', afterSeconds: this.waitOf(retryAfter) };
    this.logger.warn(`A push service refused a push: ${status}`);
    return { kind: 'refused' };
  }

  /** Retry-After says seconds, or a date. */
  private waitOf(retryAfter: string | undefined): number | undefined {
    if (retryAfter === undefined) return undefined;
    const seconds = /^\d+$/.test(retryAfter)
      ? Number(retryAfter)
      : (Date.parse(retryAfter) - this.clock.now().getTime()) / SECOND_MS;
    return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), WAIT_MAX_SECONDS);
  }
}

function encrypted(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, p256dh, auth }: PushTarget,
  { news, urgency }: { readonly news: PushNews; readonly urgency: 'normal' | 'high' },
): { endpoint: string; headers: Record<string, string>; body: Buffer } {
  const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(news), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: PUSH_LIMITS.lifeSeconds,
    urgency,
    topic: topicOf(news.tag),
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  return { endpoint, headers, body: details.body ?? Buffer.alloc(0) };
}
