import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { fullName, shortName } from '../../../common/person-name.js';
import { UsersService } from '../../users/index.js';
import { toAgreement } from './agreement.mapper.js';
import { conditionParties } from '../conditions/condition-actions.js';
import { toConditionView } from '../conditions/condition.mapper.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import { toFileView } from '../files/file.mapper.js';
import { canReadFile } from '../files/file.policy.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { contestUntil } from '../project-decision.js';
import { partiesIn } from '../project-gate.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import type { ProjectSnapshot } from '../project-snapshot.js';
import { paymentFor } from './payment-for.js';
import { ProjectStanding } from './project-standing.js';
import { ProjectStory } from '../history/project-story.js';
import { ProjectSummaries } from '../lists/project-summaries.js';
import type { ProjectEntity } from '../project.entity.js';

type JobView = Pick<
  ProjectDetail,
  | 'contractorId'
  | 'acceptedBid'
  | 'payment'
  | 'agreed'
  | 'contestUntil'
  | 'reviewDueAt'
  | 'noShow'
  | 'staffCancellation'
>;

const NO_JOB: JobView = {
  contractorId: null,
  acceptedBid: null,
  payment: null,
  agreed: null,
  contestUntil: null,
  reviewDueAt: null,
  noShow: null,
  staffCancellation: null,
};

/** Makes the whole page of a project, each part as far as the reader may see it. */
@Injectable()
export class ProjectDetails {
  constructor(
    private readonly summaries: ProjectSummaries,
    private readonly standing: ProjectStanding,
    private readonly story: ProjectStory,
    private readonly users: UsersService,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  async of(actor: Actor, snapshot: ProjectSnapshot): Promise<ProjectDetail> {
    const { project, conditions, files } = snapshot;
    const isParty = partiesIn(actor, project).length > 0;
    const [summary] = await this.summaries.of(actor, [{ ...project, distanceMiles: null }]);
    if (!summary) throw new Error(`Project ${project.id} has no summary`);
    const job = isParty ? await this.jobOf(actor, snapshot) : NO_JOB;
    const context = { project, files, parties: conditionParties(actor, project), seesJob: isParty };
    return {
      ...summary,
      ...descriptionOf(project, isParty),
      ...(await this.ownerOf(project, isParty)),
      ...(await this.standing.of(actor, snapshot, { money: job.payment, myBid: summary.myBid })),
      ...job,
      hasEarlierFigures: await this.bidBefore(actor, project),
      conditions: conditions.map((condition) => toConditionView(condition, context)),
      files: files.filter((file) => file.conditionId === null && canReadFile(actor, project, file)).map(toFileView),
      ...(await this.story.of(actor, snapshot)),
      version: project.version,
    };
  }

  /** What the two sides and staff see of the job itself. */
  private async jobOf(actor: Actor, snapshot: ProjectSnapshot): Promise<JobView> {
    const { project } = snapshot;
    const payment = paymentFor(partiesIn(actor, project), await this.money.summary(project.id));
    const acceptedBid = await this.bids.accepted(actor, snapshot);
    return {
      contractorId: project.contractorId,
      acceptedBid,
      payment,
      agreed:
        acceptedBid &&
        toAgreement(project, acceptedBid, {
          changesCents: await this.story.agreedChanges(project.id),
          earlyStartRequest: await this.story.earlyStartRequest(project),
        }),
      contestUntil: project.work === 'started' ? (contestUntil(project)?.toISOString() ?? null) : null,
      reviewDueAt: project.reviewDueAt?.toISOString() ?? null,
      noShow: project.status === 'cancelled' ? await this.story.noShowOf(actor, project.id) : null,
      staffCancellation: project.status === 'cancelled' ? await this.story.staffCancellation(project) : null,
    };
  }

  private async bidBefore({ userId, role }: Actor, { status, repostedFromId }: ProjectEntity): Promise<boolean> {
    if (role !== 'contractor' || status !== 'open' || repostedFromId === null) return false;
    return (await this.bids.biddersAmong([userId], repostedFromId)).has(userId);
  }

  private async ownerOf(
    project: ProjectEntity,
    isParty: boolean,
  ): Promise<Pick<ProjectDetail, 'ownerId' | 'ownerName' | 'ownerRole'>> {
    const owner = await this.users.findById(project.ownerId);
    if (!owner) throw new Error(`Project ${project.id} has no owner`);
    return { ownerId: owner.id, ownerName: isParty ? fullName(owner) : shortName(owner), ownerRole: owner.role };
  }
}

type Description = Pick<
  ProjectDetail,
  | 'description'
  | 'specialRequirements'
  | 'lender'
  | 'loanOfficer'
  | 'caseNumber'
  | 'settlementAgent'
  | 'yearBuilt'
  | 'onBehalfOf'
>;

/** Who lends and who settles is the parties' own business; what must be repaired is everybody's who may bid. */
const descriptionOf = (project: ProjectEntity, isParty: boolean): Description => ({
  description: project.description,
  specialRequirements: project.specialRequirements,
  lender: isParty ? project.lender : null,
  loanOfficer: isParty ? project.loanOfficer : null,
  caseNumber: isParty ? project.caseNumber : null,
  settlementAgent: isParty ? project.settlementAgent : null,
  yearBuilt: project.yearBuilt,
  onBehalfOf: isParty ? principalOf(project) : null,
});

const principalOf = ({ principalName: name, principalRole: role }: ProjectEntity): ProjectDetail['onBehalfOf'] =>
  name === null || role === null ? null : { name, role };
