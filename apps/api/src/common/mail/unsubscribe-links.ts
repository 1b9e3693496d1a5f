import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { UnsubscribeTokens, type Unsubscription } from './unsubscribe-tokens.js';

/** The two ways out that an e-mail carries. */
export interface UnsubscribeLinks {
  /** A page that asks; the secret stands behind the #, which no server sees. */
  readonly page: string;
  /** For mail programs (RFC 8058). */
  readonly oneClick: string;
}

@Injectable()
export class UnsubscribeLinkMaker {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  of(unsubscription: Unsubscription): UnsubscribeLinks {
    const token = this.tokens.make(unsubscription);
    const { publicUrl } = this.config;
    return { page: `${publicUrl}/app/unsubscribe#${token}`, oneClick: `${publicUrl}/api/unsubscribe/${token}` };
  }
}
