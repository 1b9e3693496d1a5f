import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CHANGEABLE_STATES, isCorrected, repairsOf, type Matter, type OpenMatter } from '@cw/domain';
import { OpenMatters } from '../../common/realtime/open-matters.js';
import { turnsOf, type TurnFacts } from './lists/project-needs.js';
import { NO_PARTS, ProjectTurns, turnFactsOf } from './lists/project-turns.js';
import type { SummaryCondition } from './lists/summary-parts.js';
import { PROJECT_BIDS, type ProjectBids } from './ports/project-bids.port.js';
import { ProjectRepository } from './project.repository.js';

/** Tells notifications what of a project still stands, so that nobody is written to about what was dealt with. */
@Injectable()
export class OpenMattersProvider implements OnModuleInit {
  constructor(
    private readonly matters: OpenMatters,
    private readonly projects: ProjectRepository,
    private readonly turns: ProjectTurns,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  onModuleInit(): void {
    this.matters.answerWith((userId, projectIds) => this.of(userId, projectIds));
  }

  private async of(userId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly OpenMatter[]>> {
    const projects = await this.projects.findMany(projectIds);
    const around = await this.turns.around(projectIds, projects);
    const bids = await this.bids.ofContractor(userId, projectIds);
    return new Map(
      projects.map((project): [string, OpenMatter[]] => {
        const { conditions } = around.parts.get(project.id) ?? NO_PARTS;
        const facts = turnFactsOf(project, around);
        const hasBid = bids.get(project.id)?.status === 'pending';
        const acts = turnsOf(facts).map(({ act, side }): OpenMatter => ({ matter: act, side }));
        return [project.id, [...acts, ...factMatters(facts, { conditions, hasBid })]];
      }),
    );
  }
}

interface Standing {
  readonly conditions: readonly SummaryCondition[];
  /** The reader's own one. */
  readonly hasBid: boolean;
}

/** What stands beside the acts: bids while the project takes them, a correction until its client has answered it. */
function factMatters({ state }: TurnFacts, { conditions, hasBid }: Standing): OpenMatter[] {
  const takesBids = state === 'open';
  const isCorrectedNow = CHANGEABLE_STATES.includes(state) && repairsOf('review', conditions).some(isCorrected);
  const known: readonly (readonly [Matter, boolean])[] = [
    ['takes_bids', takesBids],
    ['own_bid', takesBids && hasBid],
    ['corrected', isCorrectedNow],
  ];
  return known.flatMap(([matter, stands]) => (stands ? [{ matter }] : []));
}
