import { Injectable } from '@nestjs/common';
import {
  cents,
  coverFaults,
  earliestToday,
  heldLicense,
  lastDayOf,
  PAPER_LIMITS,
  readHandedIn,
  type Actor,
  type PaperFields,
  type PaperKind,
  type PlainDate,
} from '@cw/domain';
import type { AuditFacts } from '../../common/audit/audit-entry.entity.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { assertFresh } from '../../common/http/etag.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { DecidePaper } from './dto/paper.input.js';
import { correctionOf, type PaperCorrection } from './paper-correction.js';
import { PaperMoves } from './paper-moves.js';
import type { PaperSubmissionEntity } from './paper-submission.entity.js';
import { PaperRepository } from './paper.repository.js';
import { inFields } from './submit-paper.js';
import type { VerificationPaperEntity } from './verification-paper.entity.js';

interface Decided {
  readonly actor: Actor;
  readonly paper: VerificationPaperEntity;
  /** Null of a paper from before they were handed in here. */
  readonly submission: PaperSubmissionEntity | null;
  readonly input: DecidePaper;
}

export interface Decision {
  readonly contractorId: string;
  readonly kind: PaperKind;
  readonly input: DecidePaper;
  readonly ifMatch: string | undefined;
}

/** What of a paper stands in the audit log. */
const factsOf = ({ kind, state, expiresOn, coverCents }: VerificationPaperEntity) => ({
  paper: kind,
  state,
  expiresOn,
  coverCents,
});

/** `NY electrical 2027-06-30`: no numbers, as what the log holds outlives the account. */
const licensesIn = ({ kind, licenses }: VerificationPaperEntity): AuditFacts =>
  kind === 'license'
    ? { licenses: (licenses ?? []).map(({ state, trade, expiresOn }) => `${state} ${trade} ${expiresOn}`).toSorted() }
    : {};

/** What counts of a paper from its approval on. */
const heldOf = (approved: PaperFields): Pick<VerificationPaperEntity, 'expiresOn' | 'coverCents' | 'licenses'> => ({
  expiresOn: lastDayOf(approved),
  coverCents: approved.kind === 'insurance' ? cents(approved.fields.eachOccurrenceCents) : null,
  licenses: approved.kind === 'license' ? approved.fields.licenses.map(heldLicense) : null,
});

/** VER-01: staff approve or reject a paper, with notes to the contractor; it counts at once. */
@Injectable()
export class DecidePaperUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: PaperRepository,
    private readonly moves: PaperMoves,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, { contractorId, kind, input, ifMatch }: Decision): Promise<void> {
    return this.unitOfWork.run(async () => {
      const paper = await this.rows.lock(contractorId, kind);
      if (!paper) throw new DomainError('verification.not_found');
      if (ifMatch === undefined) throw new DomainError('request.precondition_required');
      assertFresh(ifMatch, paper);
      const submission = await this.rows.latestSubmission(contractorId, kind);
      const isApproval = input.decision === 'approve';
      const before = { ...factsOf(paper), ...(isApproval && licensesIn(paper)) };
      const decided = { actor, paper, submission, input };
      const corrected = isApproval ? await this.approve(decided) : undefined;
      if (!isApproval) await this.reject(decided);
      await this.audit.record({
        action: isApproval ? 'verification.approved' : 'verification.rejected',
        actorId: actor.userId,
        ...{ subjectType: 'user', subjectId: contractorId, reason: notesOf(input) },
        before: { ...before, ...corrected?.before },
        after: { ...factsOf(paper), ...(isApproval && licensesIn(paper)), ...corrected?.after },
      });
    });
  }

  private async approve({ actor, paper, submission, input }: Decided): Promise<PaperCorrection | undefined> {
    const approved = this.approvedFields(paper, submission, input);
    const { contractorId, kind } = paper;
    const notes = notesOf(input);
    await this.moves.move(paper, byStaff(actor, 'approve'), {
      earlierHolds: false,
      ...(input.staffNotes !== undefined && { notes: input.staffNotes || null }),
      ...(approved && heldOf(approved)),
    });
    await this.moves.callExpiring(paper, this.today());
    if (submission && approved)
      await this.close(actor, submission, { state: 'approved', notes, approvedFields: approved.fields });
    const paperFields = approved ?? null;
    await this.events.emit('verification.approved', {
      contractorId,
      kind,
      actorId: actor.userId,
      paper: paperFields,
      notes,
    });
    return submission && approved ? correctionOf(submission.fields, approved.fields) : undefined;
  }

  /** What staff corrected, else what was typed; what has run out meanwhile, or covers too little, is not approved. */
  private approvedFields(
    { kind, coverCents }: VerificationPaperEntity,
    submission: PaperSubmissionEntity | null,
    { fields }: DecidePaper,
  ): PaperFields | null {
    const given = fields ?? submission?.fields;
    if (given === undefined) {
      const faults = kind === 'insurance' && coverCents !== null ? coverFaults(coverCents) : [];
      if (faults.length > 0) throw invalidFields(...faults.map(inFields));
      return null;
    }
    const read = readHandedIn(kind, given, this.today());
    if (!read.ok) throw invalidFields(...read.error.map(inFields));
    return read.value;
  }

  private async reject({ actor, paper, submission, input }: Decided): Promise<void> {
    const notes = notesOf(input);
    if (notes === null) throw invalidFields({ path: 'notes', code: 'required' });
    if (notes.length < PAPER_LIMITS.notesMin)
      throw invalidFields({ path: 'notes', code: 'too_short', values: { limit: PAPER_LIMITS.notesMin } });
    // Refusing a renewal says nothing of what it was to renew, unless staff say so.
    const earlierHolds = paper.state === 'submitted' && paper.earlierHolds && input.endsEarlier !== true;
    const { contractorId, kind } = paper;
    await this.moves.move(paper, byStaff(actor, 'reject'), {
      earlierHolds,
      ...(input.staffNotes !== undefined && { notes: input.staffNotes || null }),
    });
    if (submission) await this.close(actor, submission, { state: 'rejected', notes });
    await this.events.emit('verification.rejected', { contractorId, kind, actorId: actor.userId, notes });
  }

  private async close(
    actor: Actor,
    submission: PaperSubmissionEntity,
    said: Pick<PaperSubmissionEntity, 'state' | 'notes'> & { readonly approvedFields?: PaperFields['fields'] },
  ): Promise<void> {
    const decidedAt = this.clock.now();
    await this.rows.saveSubmission(Object.assign(submission, said, { decidedAt, decidedById: actor.userId }));
  }

  private today(): PlainDate {
    return earliestToday(this.clock.now());
  }
}

const byStaff = (actor: Actor, event: 'approve' | 'reject') => ({ event, as: 'admin', actorId: actor.userId }) as const;

const notesOf = ({ notes }: DecidePaper): string | null => (notes === undefined || notes === '' ? null : notes);
