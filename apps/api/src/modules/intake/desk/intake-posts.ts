import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { PostedPapers, PostProject, type Post } from '../../projects/index.js';
import { UsersService } from '../../users/index.js';
import { IntakeProjectEntity } from '../intake-project.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

/** A project to be posted, and the repairs that are its conditions. */
export interface IntakePost {
  readonly post: Post;
  readonly repairIds: string[];
}

interface Target {
  readonly actor: Actor;
  readonly ownerId: string;
  readonly intakeId: string;
}

/** Posts what a request became, with its papers. */
@Injectable()
export class IntakePosts {
  constructor(
    private readonly posting: PostProject,
    private readonly papers: PostedPapers,
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Their ids. The owner stays active until all of them are there. */
  async post({ actor, ownerId, intakeId }: Target, posts: readonly IntakePost[]): Promise<string[]> {
    return this.users.whileActive(ownerId, async () => {
      const files = await this.intakes.filesOf(intakeId);
      const links: IntakeProjectEntity[] = [];
      for (const { post, repairIds } of posts) {
        const project = await this.posting.execute({ actor, ownerId }, post);
        for (const file of files) await this.papers.add(project, file);
        const link = { projectId: project.id, intakeId, repairIds, createdAt: this.clock.now() };
        links.push(Object.assign(new IntakeProjectEntity(), link));
      }
      await this.desk.addProjects(links);
      return links.map(({ projectId }) => projectId);
    });
  }
}
