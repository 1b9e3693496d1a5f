import type { MailFailure } from '@cw/domain';
import { JobFailure } from '../jobs/job-failure.js';

/** By nodemailer's codes; what it says of a mailbox quotes its address. */
const FAILURES: Readonly<Record<string, MailFailure>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EAUTH: 'login_refused',
  ENOAUTH: 'login_refused',
  EENVELOPE: 'address_refused',
  EMESSAGE: 'mail_refused',
};

interface SmtpFault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/**
 * The mail server did not take it. The job keeps its properties, by which staff find it: whom it is for and its subject
 * as its reader would see it. The message names nobody, and what the server said is dropped.
 */
export class MailNotSent extends JobFailure {
  readonly failure: MailFailure;

  constructor(
    fault: unknown,
    readonly to: string,
    readonly subject: string,
  ) {
    const { code, responseCode } = (fault ?? {}) as SmtpFault;
    const known = typeof code === 'string' ? code : '';
    const failure = FAILURES[known] ?? 'other';
    super([failure, known, responseCode].filter((part) => typeof part === 'number' || part).join(' '));
    this.failure = failure;
  }
}
