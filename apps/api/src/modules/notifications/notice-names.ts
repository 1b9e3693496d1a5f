import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { matterName, type MatterName } from '../../common/realtime/matter-name.js';
import { MatterNames } from '../../common/realtime/matter-names.js';
import type { UserEntity } from '../users/index.js';
import type { NotificationRow } from './notification.mapper.js';

type Told = Pick<NotificationRow, 'params' | 'action_url'>;

const REQUEST = /^\/(?:intake\?request|repair-request\?id)=([\da-f-]{36})$/;

/** The request that an address leads to; undefined where it leads elsewhere. */
const requestIn = ({ action_url }: Told): string | undefined => REQUEST.exec(action_url ?? '')?.[1];

/** The project that is told of; undefined of one that the reader may not know. */
const projectIn = ({ params }: Told): string | undefined => (params.project === '' ? undefined : params.projectId);

/** Who reads what is sent: staff who have a second factor read their mail as they read the admin area. */
export const readerOf = ({ id, role, totpSecret }: UserEntity): Actor => ({
  userId: id,
  role,
  mfa: totpSecret !== null,
});

/**
 * ROLE-06: what is told is named as it is read, by who reads it. Whoever was hired since knows the street, whoever was
 * sent away knows it no more, and a name that is erased is gone from everything that was told.
 */
@Injectable()
export class NoticeNames {
  constructor(private readonly matters: MatterNames) {}

  /** The same rows with their names: two statements at most, however many they are. */
  async named<R extends Told>(actor: Actor, rows: readonly R[]): Promise<(R & { readonly name?: MatterName })[]> {
    const projects = await this.facts('ofProjects', actor, rows.map(projectIn));
    const requests = await this.facts('ofRequests', actor, rows.map(requestIn));
    return rows.map((row) => {
      const { project, reference = '' } = row.params;
      const ofProject = projects.get(projectIn(row) ?? '');
      if (ofProject) return { ...row, name: matterName({ ...ofProject, title: project }) };
      const ofRequest = requests.get(requestIn(row) ?? '');
      return ofRequest ? { ...row, name: matterName({ ...ofRequest, title: reference }) } : row;
    });
  }

  private async facts(
    of: 'ofProjects' | 'ofRequests',
    actor: Actor,
    found: readonly (string | undefined)[],
  ): ReturnType<MatterNames['ofProjects']> {
    const ids = [...new Set(found.flatMap((id) => id ?? []))];
    return ids.length === 0 ? new Map() : this.matters[of](actor, ids);
  }
}
