import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { MatterNames, type MatterFacts } from '../../common/realtime/matter-names.js';

interface NamedRequest {
  readonly id: string;
  readonly submitterId: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly clientName: string;
}

const NAMED: PreparedQuery = {
  name: 'intake_names',
  text: `SELECT id, user_id AS "submitterId", address, city, us_state AS "state", full_name AS "clientName"
    FROM repair_intake WHERE id = ANY ($1::uuid[])`,
};

/** Tells notifications what requests are called by: staff by house and person, whoever sent one by the house. */
@Injectable()
export class IntakeNamesProvider implements OnModuleInit {
  constructor(
    private readonly names: MatterNames,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.names.requestsBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MatterFacts>> {
    const requests = await this.sql.rows<NamedRequest & Record<string, unknown>>(NAMED, [ids]);
    return new Map(
      requests.flatMap(({ id, submitterId, ...facts }): [string, MatterFacts][] => {
        if (submitterId === actor.userId) return [[id, { ...facts, clientName: null }]];
        return hasAdminRights(actor) ? [[id, facts]] : [];
      }),
    );
  }
}
