import { Injectable } from '@nestjs/common';
import type { Preferences } from '@cw/domain';
import { type UserEntity, UsersService } from '../users/index.js';
import { DealtWith } from './dealt-with.js';
import type { DueRow } from './deliveries.repository.js';
import { NoticeNames, readerOf } from './notice-names.js';

/** Who is to be told of what is due, and what decides about it. */
export interface Reading {
  readonly user: UserEntity;
  /** What is due, by the names that the reader calls it. */
  readonly rows: readonly DueRow[];
  readonly preferences: Preferences;
  readonly now: Date;
  /** What was dealt with meanwhile. */
  readonly dealtWith: ReadonlySet<string>;
}

/** Whether there is nothing left to tell: it was seen in the list, taken out of it, or dealt with. */
export const isOver = (row: DueRow, { dealtWith }: Reading): boolean =>
  row.read_at !== null || row.deleted_at !== null || dealtWith.has(row.id);

/** What decides about e-mails and pushes that are due, asked as they go out. */
@Injectable()
export class Readings {
  constructor(
    private readonly users: UsersService,
    private readonly matters: DealtWith,
    private readonly names: NoticeNames,
  ) {}

  /** Null for an account that has ended: it has no reader. */
  async of(userId: string, due: readonly DueRow[], now: Date): Promise<Reading | null> {
    const user = await this.users.findById(userId);
    if (!user || user.status === 'terminated') return null;
    const dealtWith = await this.matters.among(userId, due);
    const reader = readerOf(user);
    const rows = await this.names.withWords(reader, await this.names.named(reader, due));
    return { user, rows, preferences: await this.users.preferences(userId), now, dealtWith };
  }
}
