import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../common/auth/secret.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { IntakeEntity } from './intake.entity.js';

type Linked = Pick<IntakeEntity, 'id' | 'linkRevision'>;

/**
 * The secret of a request's private link. Every letter about the request brings the same link, so it is made anew from
 * the server's own key and never kept; the row has its hash. Another revision is another link, and ends the one before.
 */
@Injectable()
export class IntakeLinks {
  private readonly key: KeyObject;

  constructor(@Inject(APP_CONFIG) { sessionSecret }: AppConfig) {
    this.key = createSecretKey(sessionSecret, 'utf8');
  }

  secretOf({ id, linkRevision }: Linked): string {
    return createHmac('sha256', this.key).update(`intake-link:${id}:${linkRevision}`).digest('base64url');
  }

  /** What is kept of the request's present secret. */
  hashFor(intake: Linked): Buffer {
    return hashOfSecret(this.secretOf(intake));
  }

  /** What a new link changes; whoever has the old one sees nothing any more. */
  renewed({ id, linkRevision }: Linked): Pick<IntakeEntity, 'tokenHash' | 'linkRevision'> {
    const next = { id, linkRevision: linkRevision + 1 };
    return { linkRevision: next.linkRevision, tokenHash: this.hashFor(next) };
  }
}
