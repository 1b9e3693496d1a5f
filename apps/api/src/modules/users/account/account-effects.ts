import { Injectable } from '@nestjs/common';
import { ACCOUNT_HOLDS, type Actor } from '@cw/domain';
import type { AccountHold } from '../../../common/errors/domain-error.js';

export type { AccountHold };

export interface AccountStop {
  /** Who stops the account: its person, staff, or staff's decision carried out. */
  readonly actor: Actor;
  readonly userId: string;
  /** False: suspended, and may be restored. True: terminated. */
  readonly isFinal: boolean;
}

/** What an account's end or suspension means to one module. Everything runs in the transaction of the move. */
export interface AccountEffect {
  readonly name: string;
  hold?(userId: string): Promise<readonly AccountHold[]>;
  stopped?(stop: AccountStop): Promise<void>;
}

/**
 * The modules' say when an account is suspended or ends. Register in `onModuleInit`: accounts know nothing of bids,
 * projects or money.
 */
@Injectable()
export class AccountEffects {
  private readonly effects: AccountEffect[] = [];

  register(effect: AccountEffect): void {
    this.effects.push(effect);
  }

  /** Everything for which the account may not end, each reason once and money before work; empty when nothing is. */
  async holds(userId: string): Promise<readonly AccountHold[]> {
    const found: AccountHold[] = [];
    for (const effect of this.effects) found.push(...((await effect.hold?.(userId)) ?? []));
    return ACCOUNT_HOLDS.flatMap((code) => {
      const ofCode = found.filter((hold) => hold.code === code);
      return ofCode.length === 0 ? [] : [{ code, projectIds: [...new Set(ofCode.flatMap((hold) => hold.projectIds))] }];
    });
  }

  async stopped(stop: AccountStop): Promise<void> {
    for (const effect of this.effects) await effect.stopped?.(stop);
  }
}
