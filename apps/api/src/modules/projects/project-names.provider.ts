import { Injectable, type OnModuleInit } from '@nestjs/common';
import { canSeeAddress, clientNameFor, type Actor, type ProjectStatus } from '@cw/domain';
import { fullName } from '../../common/person-name.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { MatterNames, type MatterFacts } from '../../common/realtime/matter-names.js';
import { partiesIn, partyFacts, type Owned } from './project-gate.js';

interface NamedProject extends Owned {
  readonly id: string;
  readonly status: ProjectStatus;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
  readonly principalName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Whoever has left has no name any more. */
  readonly hasLeft: boolean;
}

const NAMED: PreparedQuery = {
  name: 'project_names_told',
  text: `SELECT p.id, p.status, p.address, p.city, p.state, p.owner_id AS "ownerId", p.decider_ids AS "deciderIds",
      p.viewer_ids AS "viewerIds", p.contractor_id AS "contractorId", p.principal_name AS "principalName",
      o.first_name AS "firstName", o.last_name AS "lastName", o.status = 'terminated' AS "hasLeft"
    FROM project p JOIN app_user o ON o.id = p.owner_id WHERE p.id = ANY ($1::uuid[])`,
};

/** Tells notifications what projects are called by, in one statement for a page of any length. */
@Injectable()
export class ProjectNamesProvider implements OnModuleInit {
  constructor(
    private readonly names: MatterNames,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.names.projectsBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MatterFacts>> {
    const projects = await this.sql.rows<NamedProject & Record<string, unknown>>(NAMED, [ids]);
    return new Map(projects.map((project) => [project.id, factsFor(actor, project)]));
  }
}

/** ROLE-06: the street and the client's full name are the parties' to know. */
function factsFor(actor: Actor, project: NamedProject): MatterFacts {
  const { city, state, status } = project;
  const seesAddress = canSeeAddress(actor, { ...partyFacts(project), status, actorHasBid: false });
  return {
    address: seesAddress ? project.address : null,
    city,
    state,
    clientName: clientNameFor({
      principalName: project.principalName,
      ownerName: project.hasLeft ? null : fullName(project),
      isOwner: project.ownerId === actor.userId,
      isParty: partiesIn(actor, project).length > 0,
    }),
  };
}
