import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { type Claim, IdempotencyClaims } from './idempotency-claims.js';

interface UploadInWork {
  /** Of the key that the upload was sent with; undefined when it came without one. */
  readonly claim: Claim | undefined;
  readonly status: number;
}

/** Another call holds the key by now: what this one did is rolled back. */
export class ClaimLost extends Error {}

/**
 * Where an upload keeps its answer: in the transaction that writes its row. A process that dies leaves both or neither,
 * and a call which stood still until another took its key over writes nothing.
 */
@Injectable()
export class KeptAnswers {
  private readonly uploads = new AsyncLocalStorage<UploadInWork & { isKept: boolean }>();

  constructor(
    private readonly claims: IdempotencyClaims,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Runs the handler of an upload. One that succeeds without having kept its answer is a fault of ours. */
  async during<T>({ claim, status }: UploadInWork, work: () => Promise<T>): Promise<T> {
    const upload = { claim, status, isKept: false };
    const body = await this.uploads.run(upload, work);
    if (!upload.isKept)
      throw new Error('An upload has not kept its answer: call KeptAnswers.keep where its row is written');
    return body;
  }

  /** Keeps what the upload is answered, and gives it back; the last thing in the transaction that writes its row. */
  async keep<T>(body: T): Promise<T> {
    const upload = this.uploads.getStore();
    // What no request asked for, such as demo data, is answered to nobody.
    if (!upload) return body;
    if (!this.unitOfWork.isOpen) throw new Error('An answer is kept inside the transaction of what it tells');
    const { claim, status } = upload;
    if (claim && !(await this.claims.finish(claim, { status, body }))) throw new ClaimLost();
    upload.isKept = true;
    return body;
  }

  /** The same for an upload that writes no row. */
  async keepAlone<T>(body: T): Promise<T> {
    return this.unitOfWork.run(() => this.keep(body));
  }
}
