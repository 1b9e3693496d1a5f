import { DomainError } from '../errors/domain-error.js';
import type { NoAnswer } from './run-sandboxed.js';

const RETRY_AFTER_SECONDS = 5;

/** What is said of a file whose process gave no answer, or said itself that it takes too much. */
export function fileRefusal(failed: NoAnswer | 'oversized'): DomainError {
  if (failed === 'busy') return new DomainError('request.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return new DomainError(failed === 'damaged' ? 'file.damaged' : 'file.oversized');
}
