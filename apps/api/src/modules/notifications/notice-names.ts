import { Injectable } from '@nestjs/common';
import { houseName, outgoingLine, type Actor } from '@cw/domain';
import { matterName, type MatterName } from '../../common/realtime/matter-name.js';
import { MatterNames, type MatterFacts } from '../../common/realtime/matter-names.js';
import { ToldFacts, type ToldBid, type ToldChange, type ToldMessage } from '../../common/realtime/told-facts.js';
import { UsersService, type UserEntity } from '../users/index.js';
import { fullName } from '../../common/person-name.js';
import type { NotificationRow } from './notification.mapper.js';
import type { ReadFacts } from './read-facts.js';

/** What is looked up of a row for its reader. */
interface Named {
  readonly name?: MatterName;
  readonly read?: ReadFacts;
  /** Of a message: who wrote it, and what. */
  readonly said?: ToldMessage;
}

type Told = Pick<NotificationRow, 'params' | 'action_url'>;

const REQUEST = /^\/(?:intake\?request|repair-request\?id)=([\da-f-]{36})$/;

/** The request that an address leads to; undefined where it leads elsewhere. */
const requestIn = ({ action_url }: Told): string | undefined => REQUEST.exec(action_url ?? '')?.[1];

/** The project that is told of; undefined of one that the reader may not know. */
const projectIn = ({ params }: Told): string | undefined => (params.project === '' ? undefined : params.projectId);

interface Found {
  readonly bid: ToldBid | undefined;
  readonly person: string | undefined;
  readonly change: ToldChange | undefined;
}

const factsOf = ({ bid, person, change }: Found): ReadFacts => ({
  ...(bid && { bid }),
  ...(change && { change }),
  ...(person !== undefined && { person }),
});

const idsIn = (
  rows: readonly Told[],
  of: 'bidId' | 'messageId' | 'questionId' | 'changeOrderId' | 'personId',
): string[] => [...new Set(rows.flatMap(({ params }) => params[of] ?? []))];

/** Who reads what is sent: staff who have a second factor read their mail as they read the admin area. */
export const readerOf = ({ id, role, totpSecret }: UserEntity): Actor => ({
  userId: id,
  role,
  mfa: totpSecret !== null,
});

const readOf = ({ terms, city, state }: MatterFacts): ReadFacts => ({
  ...(terms && { terms }),
  place: outgoingLine(houseName({ address: null, city, state })),
});

/**
 * ROLE-06: what is told is named as it is read, by who reads it. Whoever was hired since knows the street, whoever was
 * sent away knows it no more, and a name that is erased is gone from everything that was told.
 */
@Injectable()
export class NoticeNames {
  constructor(
    private readonly matters: MatterNames,
    private readonly told: ToldFacts,
    private readonly users: UsersService,
  ) {}

  /** The same rows with their names and facts: five statements at most, however many they are. */
  async named<R extends Told>(actor: Actor, rows: readonly R[]): Promise<(R & Named)[]> {
    const projects = await this.facts('ofProjects', actor, rows.map(projectIn));
    const requests = await this.facts('ofRequests', actor, rows.map(requestIn));
    const bids = await this.bidsOf(actor, rows);
    const people = await this.peopleOf(actor, rows);
    const changes = await this.changesOf(actor, rows);
    const toldOf = ({ params: { bidId = '', personId = '', changeOrderId = '' } }: Told): ReadFacts =>
      factsOf({ bid: bids.get(bidId), person: people.get(personId), change: changes.get(changeOrderId) });
    return rows.map((row) => {
      const { project, reference = '' } = row.params;
      const told = toldOf(row);
      const ofProject = projects.get(projectIn(row) ?? '');
      if (ofProject) {
        return { ...row, name: matterName({ ...ofProject, title: project }), read: { ...readOf(ofProject), ...told } };
      }
      const ofRequest = requests.get(requestIn(row) ?? '');
      return ofRequest ? { ...row, name: matterName({ ...ofRequest, title: reference }) } : { ...row, read: told };
    });
  }

  /** The same rows with who wrote the messages that they tell of, for the list: a toast or a locked screen says none of it. */
  async withSaid<R extends Told & Named>(actor: Actor, rows: readonly R[]): Promise<R[]> {
    const ids = idsIn(rows, 'messageId');
    if (ids.length === 0) return [...rows];
    const messages = await this.told.ofMessages(actor, ids);
    return rows.map((row) => {
      const said = messages.get(row.params.messageId ?? '');
      return said ? { ...row, said } : row;
    });
  }

  /** The same rows with what their messages and questions say, within the sentences of an e-mail. */
  async withWords<R extends Told & Named>(actor: Actor, rows: readonly R[]): Promise<R[]> {
    const messages = await this.told.ofMessages(actor, idsIn(rows, 'messageId'));
    const questions = await this.told.ofQuestions(actor, idsIn(rows, 'questionId'));
    return rows.map((row) => {
      const message = messages.get(row.params.messageId ?? '');
      const question = questions.get(row.params.questionId ?? '');
      if (!message && !question) return row;
      return { ...row, read: { ...row.read, ...(message && { message }), ...(question && { question }) } };
    });
  }

  private async bidsOf(actor: Actor, rows: readonly Told[]): ReturnType<ToldFacts['ofBids']> {
    const ids = idsIn(rows, 'bidId');
    return ids.length === 0 ? new Map() : this.told.ofBids(actor, ids);
  }

  private async changesOf(actor: Actor, rows: readonly Told[]): ReturnType<ToldFacts['ofChanges']> {
    const ids = idsIn(rows, 'changeOrderId');
    return ids.length === 0 ? new Map() : this.told.ofChanges(actor, ids);
  }

  /** Staff learn who it is behind their second factor; a name that was erased is nobody's. */
  private async peopleOf({ role, mfa }: Actor, rows: readonly Told[]): Promise<ReadonlyMap<string, string>> {
    if (role === 'admin' && !mfa) return new Map();
    const people = await this.users.findByIds(idsIn(rows, 'personId'));
    const known = people.filter(({ status }) => status !== 'terminated');
    return new Map(known.map((person) => [person.id, person.company ?? fullName(person)]));
  }

  private async facts(
    of: 'ofProjects' | 'ofRequests',
    actor: Actor,
    found: readonly (string | undefined)[],
  ): ReturnType<MatterNames['ofProjects']> {
    const ids = [...new Set(found.flatMap((id) => id ?? []))];
    return ids.length === 0 ? new Map() : this.matters[of](actor, ids);
  }
}
