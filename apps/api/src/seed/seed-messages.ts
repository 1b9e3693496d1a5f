import { addDays, DAY_MS, MINUTE_MS, noShowFrom, type QuickReply } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { newId } from '../common/ids.js';
import { ConversationMoves, OpenConversationUseCase, SendMessageUseCase } from '../modules/messages/index.js';
import { AWARDED, BEFORE_AWARD, NOBODY_CAME, quickReplyOf, type Line, type SaidForAll } from './data/talk.js';
import { isWithoutShow, workTimeOf } from './schedule.js';
import { SeedClock } from './seed-clock.js';
import type { SeededPerson } from './seed-people.js';
import { agreedDayOf, contractorOf, stateOf, type Story } from './story.js';

/** Between two conversations, and between two lines of one. */
const APART_MS = 35 * MINUTE_MS;
const LINE_MS = 4 * MINUTE_MS;
const WONDERED_BEFORE_NOON_MS = 90 * MINUTE_MS;
const ENDED: readonly Story['plan']['stage'][] = ['posted', 'cancelled_open', 'cancelled_refunded'];

/** Something that is said at a time of its own. */
interface Turn {
  readonly at: number;
  readonly tell: () => Promise<void>;
}

interface Talk {
  readonly id: string;
  readonly story: Story;
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

  /** One after the other up to now: what people are told of it, and how fast they write, go by the order of time. */
  async seed(stories: readonly Story[], now: Date): Promise<void> {
    const talking = stories.filter(({ plan }) => !ENDED.includes(plan.stage));
    const turns = talking.flatMap((story, index): Turn[] => {
      const isLate = isWithoutShow(story.plan.stage);
      const at = isLate ? noonOf(story) - 2 * DAY_MS : now.getTime() - (talking.length - index) * APART_MS;
      const talk: Turn = { at, tell: () => this.talk(story, at, { isRead: index % 2 === 0 }) };
      if (story.plan.stage !== 'no_show_due') return [talk];
      return [talk, { at: noonOf(story) - WONDERED_BEFORE_NOON_MS, tell: () => this.wonder(story) }];
    });
    for (const { tell } of turns.toSorted((one, other) => one.at - other.at)) await tell();
    this.clock.set(now);
  }

  private async talk(story: Story, begin: number, { isRead }: { readonly isRead: boolean }): Promise<void> {
    const isAwarded = story.project.contractorId !== null && story.project.contractorId !== undefined;
    const [first] = story.bidders;
    const contractor = isAwarded ? contractorOf(story) : first;
    if (!contractor) return;
    this.clock.set(new Date(begin));
    const talk = await this.between(story, contractor);
    const lines = isAwarded ? AWARDED[workTimeOf(story.plan.stage)] : BEFORE_AWARD;
    for (const [index, line] of lines.entries()) {
      this.clock.set(new Date(begin + index * LINE_MS));
      await this.say(line, talk);
    }
    const read = isRead ? lines.length : lines.length - 1;
    for (const reader of [story.owner, contractor]) await this.moves.read(reader, talk.id, read);
  }

  private async wonder(story: Story): Promise<void> {
    this.clock.set(new Date(noonOf(story) - WONDERED_BEFORE_NOON_MS));
    await this.say(NOBODY_CAME, await this.between(story, contractorOf(story)));
  }

  private async between(story: Story, contractor: SeededPerson): Promise<Talk> {
    const { owner: client, project } = story;
    const { view } = await this.opening.execute(client, project.id, { contractorId: contractor.userId });
    return { id: view.id, story, client, contractor };
  }

  private async say({ side, said }: Line, { id, story, client, contractor }: Talk): Promise<void> {
    const author = side === 'client' ? client : contractor;
    const words = 'reply' in said ? { reply: replyIn(story, said) } : { body: said[author.person.locale] };
    await this.sending.execute(author, id, { clientId: newId(), ...words });
  }
}

const noonOf = (story: Story): number => noShowFrom(agreedDayOf(story), stateOf(story)).getTime();

function replyIn(story: Story, { reply, fromAgreedDay }: SaidForAll): QuickReply {
  return quickReplyOf(reply, fromAgreedDay === undefined ? null : addDays(agreedDayOf(story), fromAgreedDay));
}
