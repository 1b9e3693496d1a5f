import { addDays, MINUTE_MS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { newId } from '../common/ids.js';
import { ConversationMoves, OpenConversationUseCase, SendMessageUseCase } from '../modules/messages/index.js';
import { AT_WORK, BEFORE_AWARD, quickReplyOf, type Line } from './data/talk.js';
import { SeedClock } from './seed-clock.js';
import type { SeededPerson } from './seed-people.js';
import { contractorOf, type Story } from './story.js';

/** Between two conversations, and between two lines of one. */
const APART_MS = 35 * MINUTE_MS;
const LINE_MS = 4 * MINUTE_MS;
const ENDED: readonly Story['plan']['stage'][] = ['posted', 'cancelled_open', 'cancelled_refunded'];

interface Talk {
  readonly id: string;
  readonly client: SeededPerson;
  readonly contractor: SeededPerson;
}

/** What the two sides of demo projects wrote to each other in the last days, each in its own language. */
@Injectable()
export class SeedMessages {
  constructor(
    private readonly opening: OpenConversationUseCase,
    private readonly sending: SendMessageUseCase,
    private readonly moves: ConversationMoves,
    private readonly clock: SeedClock,
  ) {}

  /** One after the other up to now, so that what people are told of it is in the order of time. */
  async seed(stories: readonly Story[], now: Date): Promise<void> {
    const talking = stories.filter(({ plan }) => !ENDED.includes(plan.stage));
    for (const [index, story] of talking.entries()) {
      const begin = now.getTime() - (talking.length - index) * APART_MS;
      await this.talk(story, begin, { isRead: index % 2 === 0 });
    }
    this.clock.set(now);
  }

  private async talk(story: Story, begin: number, { isRead }: { readonly isRead: boolean }): Promise<void> {
    const client = story.owner;
    const isAwarded = story.project.contractorId !== null && story.project.contractorId !== undefined;
    const [first] = story.bidders;
    const contractor = isAwarded ? contractorOf(story) : first;
    if (!contractor) return;
    this.clock.set(new Date(begin));
    const { view } = await this.opening.execute(client, story.project.id, { contractorId: contractor.userId });
    const lines = isAwarded ? AT_WORK : BEFORE_AWARD;
    for (const [index, line] of lines.entries()) {
      this.clock.set(new Date(begin + index * LINE_MS));
      await this.say(line, { id: view.id, client, contractor });
    }
    const read = isRead ? lines.length : lines.length - 1;
    for (const reader of [client, contractor]) await this.moves.read(reader, view.id, read);
  }

  private async say({ side, said }: Line, { id, client, contractor }: Talk): Promise<void> {
    const author = side === 'client' ? client : contractor;
    const today = this.clock.now().toISOString().slice(0, 10);
    const words =
      'reply' in said
        ? { reply: quickReplyOf(said.reply, addDays(today, said.inDays ?? 0)) }
        : { body: said[author.person.locale] };
    await this.sending.execute(author, id, { clientId: newId(), ...words });
  }
}
