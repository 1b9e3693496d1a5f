import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { UsersService } from '../users/index.js';
import type { UnsubscribedView } from './dto/unsubscribe.dto.js';
import { UnsubscribeTokens } from '../../common/mail/unsubscribe-tokens.js';

/** Enough for its owner to know it again, and for nobody else to write to it. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** NOTE-05: the link of an e-mail turns its own switch off, and on again. */
@Injectable()
export class Unsubscribes {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly users: UsersService,
  ) {}

  async turn(token: string, isOn: boolean): Promise<UnsubscribedView> {
    const asked = this.tokens.read(token);
    const user = asked && (await this.users.savePreference(asked.userId, asked.switch, isOn));
    if (!asked || !user) throw new DomainError('notification.link_invalid');
    return { switch: asked.switch, isOn, address: masked(user.email) };
  }
}
