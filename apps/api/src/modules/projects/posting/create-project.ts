import { Injectable } from '@nestjs/common';
import { CONDITION_LIMITS, type Actor } from '@cw/domain';
import { StaffTrail } from '../../../common/audit/staff-trail.js';
import { UsersService } from '../../users/index.js';
import type { PostedCondition } from '../conditions/condition.factory.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { CreateProject } from '../dto/project.input.js';
import { PostProject } from './post-project.js';
import { ProjectReader } from '../project-reader.js';

/** PROJ-03, COND-02: posts a project with its conditions, or with the one that a simple post amounts to. */
@Injectable()
export class CreateProjectUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly posting: PostProject,
    private readonly reader: ProjectReader,
    private readonly staff: StaffTrail,
  ) {}

  async execute(actor: Actor, { conditions, ...input }: CreateProject): Promise<ProjectDetail> {
    const listed = conditions ?? [];
    const poster = { actor, ownerId: actor.userId };
    const project = await this.users.whileActive(actor.userId, () =>
      this.staff.follow(
        actor,
        () =>
          this.posting.execute(poster, { ...input, conditions: listed.length > 0 ? listed : conditionsOfPost(input) }),
        ({ id }) => ({ projectId: id, fields: [] }),
      ),
    );
    return this.reader.detail(actor, project.id);
  }
}

/** COND-02: a simple post is one repair, in the owner's words; without a trade there is none, and the post is refused. */
const conditionsOfPost = ({
  title,
  category,
  city,
  state,
  description,
  budgetCents,
}: CreateProject): PostedCondition[] =>
  category
    ? [
        {
          title,
          category,
          location: `${city}, ${state}`.slice(0, CONDITION_LIMITS.locationMax),
          scope: description.slice(0, CONDITION_LIMITS.scopeMax),
          estimatedCostCents: budgetCents ?? null,
        },
      ]
    : [];
