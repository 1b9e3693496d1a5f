import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { StaffReadings } from '../../common/audit/staff-readings.js';
import { Cursors } from '../../common/http/cursor.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { sideIn, type Reading } from './conversation-gate.js';
import { ConversationRepository, type ConversationFilter, type ConversationRow } from './conversation.repository.js';
import { ConversationViews } from './conversation-views.js';
import type { ConversationPage } from './dto/conversation.response.js';
import type { ListConversationsQuery } from './dto/messages.query.js';
import { threadReading } from './thread-reading.js';

const LIST = 'conversations';

/** What somebody typed, as a pattern: anywhere in the text, case and accents aside. */
function patternOf(q: string | undefined): string | null {
  if (q === undefined || q === '') return null;
  const plain = q.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `%${plain.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

@Injectable()
export class ConversationLists {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly views: ConversationViews,
    private readonly cursors: Cursors,
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: StaffReadings,
  ) {}

  /** Newest first. Staff are shown those of the project they ask about that a case, a contested no-show or a report opens to them. */
  async page(actor: Actor, query: ListConversationsQuery): Promise<ConversationPage> {
    const { limit, projectId } = query;
    const isStaff = hasAdminRights(actor) && projectId !== undefined;
    const filter = this.filterOf(query);
    const own = await this.conversations.ofReader(actor.userId, filter);
    const rows = own.length === 0 && isStaff ? await this.asStaff(actor, filter) : own;
    const page = this.cursors.page(rows, limit, LIST, {
      map: (row): Reading => ({ actor, row, side: sideIn(actor.userId, row) ?? 'staff' }),
      key: (row) => [row.lastAt.toISOString(), row.id],
    });
    return { items: await this.views.of(page.items), nextCursor: page.nextCursor };
  }

  private filterOf({ limit, cursor, q, projectId, unread }: ListConversationsQuery): ConversationFilter {
    const key = this.cursors.decode(LIST, cursor);
    const after = key ? ([new Date(String(key[0])), String(key[1])] as const) : null;
    return { projectId: projectId ?? null, q: patternOf(q), unread, after, limit: limit + 1 };
  }

  /** The last words of each stand in the list, so that seeing it is reading. */
  private asStaff(actor: Actor, filter: ConversationFilter): Promise<ConversationRow[]> {
    return this.unitOfWork.run(async () => {
      const rows = await this.conversations.openToStaff(actor.userId, filter);
      for (const row of rows) await this.readings.note(threadReading(actor, row));
      return rows;
    });
  }
}
