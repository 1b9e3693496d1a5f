import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../common/errors/domain-error.js';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const MAX_BYTES = 1024;
const AT_ONCE = 2;
const QUEUE = 64;
const RETRY_AFTER_SECONDS = 3;

// The forms allow 128 characters. Whoever comes by another way may not make us hash a book.
function assertShort(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) throw new DomainError('request.too_large');
}

const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

/** Whether a stored hash was made by other means than today's, or with less effort. */
export function isWeakHash(stored: string): boolean {
  const [, memory, passes] = PARAMETERS.exec(stored) ?? [];
  return Number(memory ?? 0) < MEMORY_KIB || Number(passes ?? 0) < PASSES;
}

/**
 * argon2id, two at a time: hashing is the dearest thing that a stranger can ask for. Beyond a short queue callers
 * are told to come back, so that everybody else keeps being served.
 */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    assertShort(password);
    return this.limited(() => hash(password, { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: 1 }));
  }

  /** Takes as long for an account that does not exist (`undefined`) as for a wrong password. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    assertShort(password);
    this.decoy ??= this.hash('a password that nobody has');
    const against = stored ?? (await this.decoy);
    const matches = await this.limited(() => verify(against, password));
    return matches && stored !== undefined;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= QUEUE)
        throw new DomainError('request.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
