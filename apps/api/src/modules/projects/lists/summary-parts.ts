import { Injectable } from '@nestjs/common';
import { evidenceRule, missingEvidence, UNEVIDENCED_STATES, type Evidenced, type Returnable } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import { proofsOf, type ProofFile } from '../conditions/condition.mapper.js';
import type { ProjectFileEntity } from '../files/project-file.entity.js';
import type { NoShowEntity } from '../no-show/no-show.entity.js';

export type SummaryCondition = Pick<ConditionEntity, 'number' | 'category'> & Evidenced & Returnable;
export type SummaryCover = Pick<ProjectFileEntity, 'id' | 'thumbnailKey'>;

export type SummaryNoShow = Pick<NoShowEntity, 'state' | 'answerDueAt'>;

/** What hangs on a project and stands in its summary. */
export interface SummaryParts {
  /** In order of their number. */
  readonly conditions: readonly SummaryCondition[];
  /** The first photo of the post. */
  readonly cover: SummaryCover | null;
  /** It went on as another project. */
  readonly isReposted: boolean;
  /** Its contractor did not come, as the client says. */
  readonly noShow: SummaryNoShow | null;
}

/** JSON has no dates. */
type Dated<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]: string | Extract<T[K], null> };

type ConditionRow = Dated<
  Pick<ConditionEntity, 'id' | 'number' | 'state' | 'category' | 'kind' | 'evidence' | 'returnedAt'>,
  'returnedAt'
> & { readonly files: readonly Dated<ProofFile, 'createdAt'>[] };

interface Row extends Omit<SummaryParts, 'conditions' | 'noShow'> {
  readonly projectId: string;
  readonly conditions: readonly ConditionRow[];
  readonly noShow: Dated<SummaryNoShow, 'answerDueAt'> | null;
}

const PARTS: PreparedQuery = {
  name: 'projects.summary-parts',
  text: `
    SELECT page.id AS "projectId",
      coalesce((
        SELECT json_agg(json_build_object(
          'id', c.id, 'number', c.number, 'state', c.state, 'category', c.category, 'kind', c.kind,
          'evidence', c.evidence, 'returnedAt', c.returned_at,
          'files', CASE WHEN c.state = ANY ($2::text[]) THEN coalesce((
            SELECT json_agg(json_build_object('conditionId', e.condition_id, 'kind', e.kind, 'createdAt', e.created_at))
            FROM project_file e WHERE e.condition_id = c.id
          ), '[]'::json) ELSE '[]'::json END
        ) ORDER BY c.number)
        FROM condition c WHERE c.project_id = page.id
      ), '[]'::json) AS conditions,
      (
        SELECT json_build_object('id', f.id, 'thumbnailKey', f.thumbnail_key)
        FROM project_file f WHERE f.project_id = page.id AND f.kind = 'photo' ORDER BY f.created_at, f.id LIMIT 1
      ) AS cover,
      EXISTS (SELECT FROM project r WHERE r.reposted_from_id = page.id) AS "isReposted",
      (
        SELECT json_build_object('state', n.state, 'answerDueAt', n.answer_due_at)
        FROM no_show n WHERE n.project_id = page.id
      ) AS "noShow"
    FROM unnest($1::uuid[]) AS page (id)`,
};

/** Part of every page of a list, so one prepared statement reads it and no entity is made. */
@Injectable()
export class SummaryPartsReader {
  constructor(private readonly sql: Sql) {}

  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, SummaryParts>> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(PARTS, [projectIds, UNEVIDENCED_STATES]);
    return new Map(
      rows.map(({ projectId, conditions, noShow, ...row }) => [
        projectId,
        { ...row, conditions: conditions.map(read), noShow: noShow && readNoShow(noShow) },
      ]),
    );
  }
}

const readNoShow = ({ state, answerDueAt }: NonNullable<Row['noShow']>): SummaryNoShow => ({
  state,
  answerDueAt: answerDueAt === null ? null : new Date(answerDueAt),
});

/** Of what is handed in no file is read: nothing of it is missing. */
function read({ files, kind, evidence, returnedAt, ...condition }: ConditionRow): SummaryCondition {
  const { id, number, state, category } = condition;
  const returned = { id, state, returnedAt: returnedAt === null ? null : new Date(returnedAt) };
  const proofs = proofsOf(
    returned,
    files.map((file) => ({ ...file, createdAt: new Date(file.createdAt) })),
  );
  const isOwed = UNEVIDENCED_STATES.includes(state);
  return {
    number,
    state,
    category,
    returnedAt,
    missingEvidence: isOwed ? missingEvidence(evidenceRule(kind, evidence), proofs) : [],
  };
}
