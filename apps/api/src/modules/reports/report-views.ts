import { Injectable } from '@nestjs/common';
import { eventsFor, REPORT_DECISIONS, REPORT_KINDS, reportMachine } from '@cw/domain';
import { groupBy } from '../../common/group-by.js';
import { fullName } from '../../common/person-name.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { ReportedContentView } from './dto/report.response.js';
import { reportedIn, type ContentReportEntity, type ReportedContentEntity } from './report.entity.js';
import { ReportRepository } from './report.repository.js';
import { ReportableContents, type ReportedWords } from './reportable-contents.js';

/** The last word of staff on each. */
const DECIDED: PreparedQuery = {
  name: 'reports.decided',
  text: `
    SELECT DISTINCT ON (entity_id) entity_id AS id, actor_id AS "actorId", reason
    FROM state_change WHERE entity = 'report' AND entity_id = ANY ($1::uuid[]) AND event <> 'report'
    ORDER BY entity_id, at DESC, id DESC`,
};

interface Decision {
  readonly id: string;
  readonly actorId: string | null;
  readonly reason: string | null;
}

interface Around {
  readonly words: ReportedWords;
  readonly reports: readonly ContentReportEntity[];
  readonly decision: Decision | undefined;
  readonly people: ReadonlyMap<string, UserEntity>;
}

/** Reported words as staff read them, with who reported them and what staff said last. */
@Injectable()
export class ReportViews {
  constructor(
    private readonly repository: ReportRepository,
    private readonly contents: ReportableContents,
    private readonly users: UsersService,
    private readonly sql: Sql,
  ) {}

  async of(cases: readonly ReportedContentEntity[]): Promise<ReportedContentView[]> {
    if (cases.length === 0) return [];
    const ids = cases.map(({ id }) => id);
    const words = await this.wordsOf(cases);
    const reports = groupBy(await this.repository.reportsOf(ids), ({ contentId }) => contentId);
    const decisions = new Map((await this.sql.rows<Decision>(DECIDED, [ids])).map((row) => [row.id, row]));
    const people = await this.people([
      ...[...words.values()].flatMap(({ authorId, profileId }) => [authorId, profileId]),
      ...[...reports.values()].flat().map(({ reporterId }) => reporterId),
      ...[...decisions.values()].map(({ actorId }) => actorId),
    ]);
    return cases.flatMap((content) => {
      const said = words.get(reportedIn(content).contentId);
      const around = { reports: reports.get(content.id) ?? [], decision: decisions.get(content.id), people };
      return said ? [toView(content, { ...around, words: said })] : [];
    });
  }

  private async wordsOf(cases: readonly ReportedContentEntity[]): Promise<Map<string, ReportedWords>> {
    const reported = cases.map(reportedIn);
    const words = new Map<string, ReportedWords>();
    for (const kind of REPORT_KINDS) {
      const ids = reported.filter((one) => one.kind === kind).map(({ contentId }) => contentId);
      if (ids.length === 0) continue;
      for (const said of await this.contents.of(kind).words(ids)) words.set(said.contentId, said);
    }
    return words;
  }

  private async people(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, UserEntity>> {
    const wanted = new Set(ids.flatMap((id) => id ?? []));
    return new Map((await this.users.findByIds([...wanted])).map((person) => [person.id, person]));
  }
}

function toView(content: ReportedContentEntity, { words, reports, decision, people }: Around): ReportedContentView {
  const nameOf = (id: string | null | undefined): string | null => {
    const person = id ? people.get(id) : undefined;
    return person ? fullName(person) : null;
  };
  const profile = words.profileId === null ? undefined : people.get(words.profileId);
  const events = eventsFor(reportMachine, content.state, ['admin']);
  return {
    id: content.id,
    kind: reportedIn(content).kind,
    state: content.state,
    since: content.stateSince.toISOString(),
    projectId: words.projectId,
    projectTitle: words.projectTitle,
    profileId: words.profileId,
    profileName: profile ? (profile.company ?? fullName(profile)) : null,
    authorId: words.authorId,
    authorName: nameOf(words.authorId),
    body: words.body,
    answer: words.answer,
    rating: words.rating,
    writtenAt: words.writtenAt.toISOString(),
    reports: reports.map(({ reporterId, reason, createdAt }) => ({
      ...{ reporterId, reporterName: nameOf(reporterId), reason, at: createdAt.toISOString() },
    })),
    decidedByName: nameOf(decision?.actorId),
    decisionReason: decision?.reason ?? null,
    actions: REPORT_DECISIONS.filter((action) => events.includes(action)),
  };
}
