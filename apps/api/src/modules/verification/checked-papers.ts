import { Injectable } from '@nestjs/common';
import {
  checkPaper,
  earliestToday,
  isInForce,
  licensesInForce,
  PAPER_KINDS,
  VERIFICATION_EVENTS,
  VERIFICATION_STATES,
  type CheckedAgainst,
  type PaperKind,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { StateChangeEntity } from '../../common/persistence/state-change.entity.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { fullName } from '../../common/person-name.js';
import { UsersService } from '../users/index.js';
import { ContractorFactsReader, type ContractorFacts } from './contractor-facts.js';
import type { CheckedPaper, ContractorPapers, PaperMoveView } from './dto/checked-paper.response.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { gapsOfPapers } from './paper-gaps.js';
import { paperOf, type PaperSubmissionEntity } from './paper-submission.entity.js';
import { toCheck, toSubmission } from './paper.mapper.js';
import { PaperRepository } from './paper.repository.js';
import type { VerificationPaperEntity } from './verification-paper.entity.js';

type Names = ReadonlyMap<string, string>;

interface All {
  readonly facts: ContractorFacts;
  readonly papers: readonly VerificationPaperEntity[];
  readonly submissions: readonly PaperSubmissionEntity[];
  readonly files: readonly PaperFileEntity[];
  readonly moves: readonly StateChangeEntity[];
  readonly names: Names;
}

const MISSING = {
  ...{ state: 'missing' as const, expiresOn: null, licenses: [], staffNotes: null },
  ...{ earlierHolds: false, version: 1, isInForce: false },
};

/** VER-01: a contractor's papers beside its profile, with what can be checked. */
@Injectable()
export class CheckedPapers {
  constructor(
    private readonly rows: PaperRepository,
    private readonly facts: ContractorFactsReader,
    private readonly history: StateHistory,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async of(contractorId: string): Promise<ContractorPapers> {
    const facts = await this.facts.of(contractorId);
    if (!facts) throw new DomainError('contractor.not_found');
    const all = await this.read(contractorId, facts);
    const { company, locale, state, trades, experienceYears } = facts;
    return {
      ...{ contractorId, name: fullName(facts), company, locale, trades, experienceYears },
      state: state ?? '',
      gaps: gapsOfPapers(all.papers, experienceYears, this.today()),
      papers: PAPER_KINDS.map((kind) => this.view(kind, all)),
    };
  }

  private async read(contractorId: string, facts: ContractorFacts): Promise<All> {
    const submissions = await this.rows.submissionsOf(contractorId);
    const moves = await this.history.of('verification', contractorId);
    const ids = [...moves.map(({ actorId }) => actorId), ...submissions.map(({ decidedById }) => decidedById)];
    const people = await this.users.findByIds([...new Set(ids.filter((id) => id !== null))]);
    return {
      ...{ facts, submissions, moves },
      papers: await this.rows.papersOf(contractorId),
      files: await this.rows.filesOf(contractorId),
      names: new Map(people.map((person) => [person.id, fullName(person)])),
    };
  }

  private view(kind: PaperKind, all: All): CheckedPaper {
    const paper = all.papers.find((one) => one.kind === kind);
    const submission = all.submissions.find((one) => one.kind === kind);
    return {
      kind,
      ...this.standing(paper),
      submission: submission ? toSubmission(submission, all.files, nameIn(all.names, submission.decidedById)) : null,
      checks: submission ? checkPaper(paperOf(submission), this.against(submission, all)).map(toCheck) : [],
      history: movesOf(kind, all),
    };
  }

  private standing(paper: VerificationPaperEntity | undefined) {
    if (!paper) return MISSING;
    const { state, expiresOn, notes, earlierHolds, version } = paper;
    return {
      ...{ state, expiresOn, staffNotes: notes, earlierHolds, version },
      licenses: paper.licenses ?? [],
      isInForce: isInForce(paper, this.today()),
    };
  }

  private against({ fileIds }: PaperSubmissionEntity, { facts, files, papers }: All): CheckedAgainst {
    const read = files.filter(({ id, reading }) => reading !== null && fileIds.includes(id));
    return {
      today: this.today(),
      names: [facts.company, fullName(facts)],
      experienceYears: facts.experienceYears,
      state: facts.state,
      planned: facts.planned,
      held: licensesInForce(papers, this.today()),
      reading: read.at(-1)?.reading ?? null,
    };
  }

  private today(): string {
    return earliestToday(this.clock.now());
  }
}

const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));

/** The kind of a move stands as its reason. */
function movesOf(kind: PaperKind, { moves, names }: All): PaperMoveView[] {
  return moves
    .filter(({ reason }) => reason === kind)
    .toReversed()
    .flatMap(({ at, event, to, actorId }) => {
      const known = VERIFICATION_EVENTS.find((one) => one === event);
      const state = VERIFICATION_STATES.find((one) => one === to);
      if (!known || !state) return [];
      return [{ at: at.toISOString(), event: known, to: state, actorName: nameIn(names, actorId) }];
    });
}
