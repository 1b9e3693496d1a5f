import { Injectable } from '@nestjs/common';
import { eventsFor, intakeMachine, INTAKE_STATES, type IntakeState } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { fullName } from '../../../common/person-name.js';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { UsersService } from '../../users/index.js';
import type { IntakeEntity } from '../intake.entity.js';
import { toOwnFile } from '../intake.mapper.js';
import { IntakeRepository } from '../intake.repository.js';
import type { IntakeDetail } from './dto/intake-detail.response.js';
import type { IntakeMoment } from './dto/intake-record.response.js';
import { IntakeConversation } from './intake-conversation.js';
import { toFields, toRepairView } from './intake-detail.mapper.js';
import { IntakeOwner } from './intake-owner.js';

type Named = (userId: string | null) => string | null;

/** The whole of a request, for staff. */
@Injectable()
export class IntakeReader {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly conversation: IntakeConversation,
    private readonly owner: IntakeOwner,
    private readonly history: StateHistory,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async one(id: string): Promise<IntakeDetail> {
    const intake = await this.intakes.find(id);
    if (!intake) throw new DomainError('request.not_found');
    const repairs = await this.intakes.repairsOf(id);
    const files = await this.intakes.filesOf(id);
    const said = await this.conversation.of(intake);
    const moves = await this.history.of(intakeMachine.name, id);
    const nameOf = await this.names([...said.userIds, ...moves.map(({ actorId }) => actorId)]);
    const { standing, user } = await this.owner.account(intake);
    return {
      ...toFields(intake, repairs, this.clock.now()),
      account: { standing, userId: user?.id ?? null },
      repairList: repairs.map((repair) => toRepairView(repair, said.doneIds)),
      files: files.map(toOwnFile),
      ...said.views(nameOf),
      history: moves.map((move) => toMoment(move, nameOf)),
      events: this.eventsOf(intake),
    };
  }

  private eventsOf({ state }: Pick<IntakeEntity, 'state'>): IntakeDetail['events'] {
    return eventsFor(intakeMachine, state, ['admin']);
  }

  private async names(ids: readonly (string | null)[]): Promise<Named> {
    const users = await this.users.findByIds([...new Set(ids.filter((id) => id !== null))]);
    const names = new Map(users.map((user) => [user.id, fullName(user)]));
    return (userId) => (userId === null ? null : (names.get(userId) ?? null));
  }
}

const isState = (state: string): state is IntakeState => INTAKE_STATES.some((known) => known === state);

const toMoment = (
  { at, event, to, actorId, reason }: Awaited<ReturnType<StateHistory['of']>>[number],
  nameOf: Named,
): IntakeMoment => ({
  at: at.toISOString(),
  event: event as IntakeMoment['event'],
  to: isState(to) ? to : intakeMachine.initial,
  actorName: nameOf(actorId),
  reason,
});
