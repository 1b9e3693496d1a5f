import { Inject, Injectable } from '@nestjs/common';
import { houseName, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { fullName } from '../../../common/person-name.js';
import { UsersService } from '../../users/index.js';
import { addressLine } from '../address-line.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { ProjectRepository } from '../project.repository.js';
import type { ContestedNoShow } from './no-show.dto.js';
import type { NoShowEntity } from './no-show.entity.js';
import { toNoShowView } from './no-show.mapper.js';

type AgreedMoney = Pick<ContestedNoShow, 'agreedCents' | 'paidCents' | 'refundedCents'>;

const moneyOf = (summary: PaymentSummary | undefined): AgreedMoney => ({
  agreedCents: summary?.totalCents ?? 0,
  paidCents: summary?.paidCents ?? 0,
  refundedCents: summary?.refundedCents ?? 0,
});

/** No-shows as their readers see them. Whether somebody may read one is asked before. */
@Injectable()
export class NoShowViews {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly clock: Clock,
  ) {}

  /** As staff see them, with whose project it is and what was agreed. */
  async contested(actor: Actor, noShows: readonly NoShowEntity[]): Promise<ContestedNoShow[]> {
    const projects = await this.projects.findMany(noShows.map(({ projectId }) => projectId));
    const money = await this.money.summaries(noShows.map(({ projectId }) => projectId));
    const ids = [...noShows.map(({ contractorId }) => contractorId), ...projects.map(({ ownerId }) => ownerId)];
    const people = await this.users.findByIds(ids);
    const nameOf = (id: string | undefined): string => {
      const person = people.find((candidate) => candidate.id === id);
      return person ? fullName(person) : '';
    };
    return noShows.map((noShow) => {
      const project = projects.find(({ id }) => id === noShow.projectId);
      return {
        ...toNoShowView(noShow, { readerId: actor.userId, now: this.clock.now() }),
        projectId: noShow.projectId,
        projectTitle: project?.title ?? '',
        house: project ? houseName(project) : '',
        contractorId: noShow.contractorId,
        contractorName: people.find(({ id }) => id === noShow.contractorId)?.company ?? nameOf(noShow.contractorId),
        ownerName: nameOf(project?.ownerId),
        addressLine: project ? addressLine(project, true) : '',
        ...moneyOf(money.get(noShow.projectId)),
      };
    });
  }
}
