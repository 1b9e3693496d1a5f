import type { AccountHoldCode, ErrorCode } from '@cw/domain';

/** One fault of one field, in the reader's language. `path` is dotted: `lines.0.amountCents`. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** One reason why an account cannot end yet, in the reader's language, and the projects that it is about. */
export interface AccountHoldProblem {
  readonly code: AccountHoldCode;
  readonly detail: string;
  readonly projectIds: readonly string[];
}

/** RFC 9457 as the API answers it. */
export interface Problem {
  readonly type: string;
  readonly code?: ErrorCode;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string;
  /** Of a refused change: the state in which the thing is. */
  readonly state?: string;
  readonly errors?: readonly FieldProblem[];
  /** Of a photo that shows other repairs already: the number of its own, and theirs. */
  readonly repair?: number;
  readonly usedForRepairs?: readonly number[];
  /** Of an account that cannot end yet: which of its projects stand in the way. */
  readonly projectIds?: readonly string[];
  /** Of an account that cannot end yet: every reason; `code` and `projectIds` are those of the first. */
  readonly holds?: readonly AccountHoldProblem[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['detail'] === 'string';
}

/** The problem in a body's text; undefined when the answer came from something else, such as a proxy. */
export function parseProblem(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
