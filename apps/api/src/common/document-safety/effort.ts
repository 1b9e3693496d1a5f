import { DocumentFault } from './document-fault.js';

/** What one document may take, so that none is unpacked or read over and over without an end. */
export class Effort {
  constructor(private left: number) {}

  /** Refuses the document once more than allowed was unpacked or read of it. */
  spend(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new DocumentFault('file.oversized');
  }

  /** The most that may be unpacked at once, with one byte more so that too much is noticed. */
  most(limit: number): number {
    return Math.min(limit, Math.max(this.left, 0) + 1);
  }
}
