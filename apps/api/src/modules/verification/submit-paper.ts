import { Injectable } from '@nestjs/common';
import {
  earliestToday,
  isApproved,
  PAPER_LIMITS,
  readHandedIn,
  type Actor,
  type FieldFault,
  type PaperFields,
  type PaperKind,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { parseBounded } from '../../common/http/json-shape.js';
import { newId } from '../../common/ids.js';
import { unlessPerhapsCommitted } from '../../common/persistence/perhaps-committed.js';
import { UsersService } from '../users/index.js';
import type { SubmitPaper } from './dto/paper.input.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { PaperMoves } from './paper-moves.js';
import { PaperStore } from './paper-store.js';
import { PaperSubmissionEntity } from './paper-submission.entity.js';
import { PaperRepository } from './paper.repository.js';

export interface SubmittedPaper {
  readonly kind: PaperKind;
  readonly input: SubmitPaper;
  readonly file: Express.Multer.File | undefined;
}

interface Submission {
  readonly actor: Actor;
  readonly paper: PaperFields;
  readonly kept: readonly string[];
  readonly file: PaperFileEntity | null;
}

/** VER-01: a contractor hands a paper in. What was approved before holds until its last day while this one waits. */
@Injectable()
export class SubmitPaperUseCase {
  constructor(
    private readonly store: PaperStore,
    private readonly rows: PaperRepository,
    private readonly moves: PaperMoves,
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The file is stored before its row is, and taken away again when the row is refused. `answer` is called in the
   * transaction of the rows.
   */
  async execute<T>(actor: Actor, { kind, input, file }: SubmittedPaper, answer: () => Promise<T>): Promise<T> {
    const paper = this.read(kind, input);
    const kept = keptFiles(input);
    if (!file && kept.length === 0) throw invalidFields({ path: 'file', code: 'required' });
    const owner = { contractorId: actor.userId, kind };
    const stored = file ? await this.store.keep(owner, await this.store.check(file)) : null;
    try {
      return await this.users.whileActive(actor.userId, async () => {
        await this.submit({ actor, paper, kept, file: stored });
        return answer();
      });
    } catch (error) {
      await unlessPerhapsCommitted(error, () => (stored ? this.store.drop(stored) : undefined));
      throw error;
    }
  }

  private read(kind: PaperKind, { fields }: SubmitPaper): PaperFields {
    const read = readHandedIn(kind, parseBounded(fields), earliestToday(this.clock.now()));
    if (!read.ok) throw invalidFields(...read.error.map(inFields));
    return read.value;
  }

  private async submit({ actor, paper: { kind, fields }, kept, file }: Submission): Promise<void> {
    const contractorId = actor.userId;
    const paper = await this.rows.lockOrMake(contractorId, kind);
    await this.mustBeOwn(contractorId, kind, kept);
    if (file) await this.rows.insertFile(file);
    await this.rows.replaceWaiting(contractorId, kind);
    const submission = Object.assign(new PaperSubmissionEntity(), {
      ...{ id: newId(), contractorId, kind, fields, approvedFields: null, state: 'waiting' as const },
      fileIds: [...kept, ...(file ? [file.id] : [])],
      submittedAt: this.clock.now(),
      ...{ decidedAt: null, decidedById: null, notes: null },
    });
    await this.rows.insertSubmission(submission);
    const earlierHolds = isApproved(paper);
    await this.moves.move(paper, { event: 'submit', as: 'contractor', actorId: contractorId }, { earlierHolds });
    const adminIds = await this.users.activeAdminIds();
    await this.events.emit('verification.submitted', { contractorId, kind, actorId: contractorId, adminIds });
  }

  /** What was handed in before may be handed in again; somebody else's files are none. */
  private async mustBeOwn(contractorId: string, kind: PaperKind, kept: readonly string[]): Promise<void> {
    const own = new Set(
      (await this.rows.filesOf(contractorId)).filter((file) => file.kind === kind).map(({ id }) => id),
    );
    if (!kept.every((id) => own.has(id))) throw new DomainError('file.not_found');
  }
}

export const inFields = (fault: FieldFault): FieldFault => ({ ...fault, path: `fields.${fault.path}` });

function keptFiles({ keep }: SubmitPaper): string[] {
  if (keep === undefined || keep === '') return [];
  const ids = [...new Set(keep.split(','))];
  const limit = PAPER_LIMITS.filesMax - 1;
  if (ids.length > limit) throw invalidFields({ path: 'keep', code: 'too_many', values: { limit } });
  return ids;
}
