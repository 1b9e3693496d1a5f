import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';

/** Why an account may not end yet. */
export type AccountHold = 'user.money_held' | 'user.work_under_way';

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
  hold?(userId: string): Promise<AccountHold | null>;
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

  /** The first reason why the account may not end; null when nothing stands in the way. */
  async hold(userId: string): Promise<AccountHold | null> {
    for (const effect of this.effects) {
      const hold = await effect.hold?.(userId);
      if (hold) return hold;
    }
    return null;
  }

  async stopped(stop: AccountStop): Promise<void> {
    for (const effect of this.effects) await effect.stopped?.(stop);
  }
}
