import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { HELD_PROJECTS_MAX } from '../../../common/errors/problem.response.js';

const HOLDS = ['user.money_held', 'user.work_under_way'] as const;
/** Why an account may not end yet, and which of its projects stand in the way, as far as it is theirs. */
export interface AccountHold {
  readonly code: (typeof HOLDS)[number];
  readonly projectIds: readonly string[];
}

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

  /** Why the account may not end, money before work; null when nothing stands in the way. */
  async hold(userId: string): Promise<AccountHold | null> {
    const holds: AccountHold[] = [];
    for (const effect of this.effects) holds.push(...((await effect.hold?.(userId)) ?? []));
    for (const code of HOLDS) {
      const hold = holds.find((one) => one.code === code);
      if (hold !== undefined) return { code, projectIds: hold.projectIds.slice(0, HELD_PROJECTS_MAX) };
    }
    return null;
  }

  async stopped(stop: AccountStop): Promise<void> {
    for (const effect of this.effects) await effect.stopped?.(stop);
  }
}
