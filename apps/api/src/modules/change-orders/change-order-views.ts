import { Injectable } from '@nestjs/common';
import { changeOrderMachine, eventsFor, isInTime, type ProjectParty } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { fullName } from '../../common/person-name.js';
import { BidRepository } from '../bids/index.js';
import { ConditionRepository, type ConditionEntity, type ProjectEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { ChangeOrderLineEntity } from './change-order.entity.js';
import type { ChangeWithLines } from './change-order.repository.js';
import { changeParties, isChangeable, isTooLate } from './change-order-side.js';
import type { ChangeLineView, ChangeOrderView } from './dto/change-order.response.js';

interface Reader {
  readonly project: ProjectEntity;
  readonly parties: readonly ProjectParty[];
}

/** Changes as their two sides and staff read them. Who may read is asked before. */
@Injectable()
export class ChangeOrderViews {
  constructor(
    private readonly users: UsersService,
    private readonly bids: BidRepository,
    private readonly conditions: ConditionRepository,
    private readonly clock: Clock,
  ) {}

  async of(reader: Reader, changes: readonly ChangeWithLines[]): Promise<ChangeOrderView[]> {
    if (changes.length === 0) return [];
    const { project } = reader;
    const names = await this.namesOf(changes);
    const conditions = await this.conditions.ofProject(project.id);
    const bid = project.acceptedBidId === null ? null : await this.bids.find(project.acceptedBidId);
    return changes.map((entry) => {
      const isOpen = entry.change.state === 'proposed';
      const view = toView(entry, reader, conditions);
      return {
        ...view,
        actions: isInTime(entry.change.answerDueAt, this.clock.now()) ? view.actions : [],
        endangersClosing: isOpen && isTooLate(project, bid, entry.change.days),
        proposerName: names.get(entry.change.proposerId) ?? '',
        answeredByName: names.get(entry.change.answeredById ?? '') ?? null,
      };
    });
  }

  async one(reader: Reader, entry: ChangeWithLines): Promise<ChangeOrderView> {
    const [view] = await this.of(reader, [entry]);
    if (!view) throw new Error(`Change ${entry.change.id} has no view`);
    return view;
  }

  private async namesOf(changes: readonly ChangeWithLines[]): Promise<ReadonlyMap<string, string>> {
    const ids = changes.flatMap(({ change }) => [change.proposerId, change.answeredById ?? []].flat());
    const people = await this.users.findByIds([...new Set(ids)]);
    return new Map(people.map((person) => [person.id, fullName(person)]));
  }
}

type Shown = Omit<ChangeOrderView, 'endangersClosing' | 'proposerName' | 'answeredByName'>;

function toView(
  { change, lines }: ChangeWithLines,
  { project, parties }: Reader,
  conditions: readonly ConditionEntity[],
): Shown {
  const events = eventsFor(changeOrderMachine, change.state, changeParties(parties, change));
  return {
    id: change.id,
    projectId: change.projectId,
    number: change.number,
    state: change.state,
    proposedBy: change.proposedBy,
    reason: change.reason,
    amountDeltaCents: change.amountDeltaCents,
    days: change.days,
    lines: lines.map((line) => toLineView(line, conditions)),
    proposedAt: change.createdAt.toISOString(),
    answerDueAt: change.answerDueAt?.toISOString() ?? null,
    answeredAt: change.answeredAt?.toISOString() ?? null,
    answerReason: change.answerReason,
    lapseCause: change.lapseCause,
    actions: events.filter((event) => event !== 'accept' || isChangeable(project)),
  };
}

function toLineView(line: ChangeOrderLineEntity, conditions: readonly ConditionEntity[]): ChangeLineView {
  const condition = conditions.find(({ id }) => id === line.conditionId);
  return {
    kind: line.kind,
    conditionId: line.conditionId,
    conditionNumber: condition?.number ?? null,
    title: condition?.title ?? line.title ?? '',
    amountDeltaCents: line.amountDeltaCents,
    note: line.note,
  };
}
