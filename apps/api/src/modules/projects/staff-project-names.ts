import { Injectable } from '@nestjs/common';
import { houseName, type HouseFacts } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { CLIENT_NAME } from './client-name.js';

/** By what staff know a project, beside its title. */
export interface StaffProjectName {
  readonly house: string;
  readonly clientName: string;
}

interface Row extends HouseFacts, Pick<StaffProjectName, 'clientName'> {
  readonly id: string;
}

const NAMES: PreparedQuery = {
  name: 'project_names_staff',
  text: `SELECT p.id, p.address, p.city, p.state, ${CLIENT_NAME} AS "clientName"
    FROM project p JOIN app_user o ON o.id = p.owner_id WHERE p.id = ANY ($1::uuid[])`,
};

/** The names of many projects with one question, for staff, who may know every street. */
@Injectable()
export class StaffProjectNames {
  constructor(private readonly sql: Sql) {}

  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, StaffProjectName>> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(NAMES, [projectIds]);
    return new Map(rows.map(({ id, clientName, ...house }) => [id, { house: houseName(house), clientName }]));
  }
}
