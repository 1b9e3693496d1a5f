import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { IntakeEntity } from './intake.entity.js';

const PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** How long the secret of a request's link is. */
export const INTAKE_SECRET_LENGTH = 43;

const sha256 = (secret: string): Buffer => createHash('sha256').update(secret).digest();

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

  /** What is kept of a secret; undefined for what cannot be one. 256 bits need no slow hash. */
  hashOf(secret: string): Buffer | undefined {
    return PATTERN.test(secret) ? sha256(secret) : undefined;
  }

  /** What is kept of the request's present secret. */
  hashFor(intake: Linked): Buffer {
    return sha256(this.secretOf(intake));
  }

  /** What a new link changes; whoever has the old one sees nothing any more. */
  renewed({ id, linkRevision }: Linked): Pick<IntakeEntity, 'tokenHash' | 'linkRevision'> {
    const next = { id, linkRevision: linkRevision + 1 };
    return { linkRevision: next.linkRevision, tokenHash: this.hashFor(next) };
  }
}
