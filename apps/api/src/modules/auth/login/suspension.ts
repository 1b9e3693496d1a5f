import { Injectable } from '@nestjs/common';
import { accountMachine } from '@cw/domain';
import { CONTACT } from '@cw/i18n';
import { DomainError } from '../../../common/errors/domain-error.js';
import { StateHistory } from '../../../common/persistence/state-history.js';

/** What a suspended person is told who has proven to be the person. */
@Injectable()
export class Suspension {
  constructor(private readonly history: StateHistory) {}

  /** With the reason that staff gave and e-mailed; an account that was frozen at its address's owner's word has none. */
  async refusalOf(userId: string): Promise<DomainError> {
    const moves = await this.history.of(accountMachine.name, userId);
    const reason = moves.findLast(({ event }) => event === 'suspend')?.reason?.trim();
    const { email: support } = CONTACT;
    return reason
      ? new DomainError('auth.suspended_because', { values: { reason, support } })
      : new DomainError('auth.suspended', { values: { support } });
  }
}
