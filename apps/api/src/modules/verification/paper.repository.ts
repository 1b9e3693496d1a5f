import { Injectable } from '@nestjs/common';
import type { PaperKind } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PaperFileEntity } from './paper-file.entity.js';
import { PaperSubmissionEntity } from './paper-submission.entity.js';
import { VerificationPaperEntity } from './verification-paper.entity.js';

@Injectable()
export class PaperRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  papersOf(contractorId: string): Promise<VerificationPaperEntity[]> {
    return this.papers.findBy({ contractorId });
  }

  lock(contractorId: string, kind: PaperKind): Promise<VerificationPaperEntity | null> {
    return this.papers.findOne({ where: { contractorId, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** The contractor's paper of this kind, made when there is none yet, and locked. */
  async lockOrMake(contractorId: string, kind: PaperKind): Promise<VerificationPaperEntity> {
    const fresh = { contractorId, kind, state: 'missing' as const, updatedAt: this.clock.now() };
    await this.papers.createQueryBuilder().insert().values(fresh).orIgnore().execute();
    return this.papers.findOneOrFail({ where: { contractorId, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** Counts the change, so that nobody decides on what has changed since it was read. */
  async save(paper: VerificationPaperEntity): Promise<void> {
    const { contractorId, kind, ...columns } = paper;
    const changed = { ...columns, updatedAt: this.clock.now(), version: paper.version + 1 };
    await this.papers.update({ contractorId, kind }, changed);
    Object.assign(paper, changed);
  }

  /** Newest first. */
  submissionsOf(contractorId: string): Promise<PaperSubmissionEntity[]> {
    return this.submissions.find({ where: { contractorId }, order: { submittedAt: 'DESC', id: 'DESC' } });
  }

  latestSubmission(contractorId: string, kind: PaperKind): Promise<PaperSubmissionEntity | null> {
    return this.submissions.findOne({ where: { contractorId, kind }, order: { submittedAt: 'DESC', id: 'DESC' } });
  }

  insertSubmission(submission: PaperSubmissionEntity): Promise<unknown> {
    return this.submissions.insert(submission);
  }

  saveSubmission(submission: PaperSubmissionEntity): Promise<unknown> {
    return this.submissions.save(submission);
  }

  replaceWaiting(contractorId: string, kind: PaperKind): Promise<unknown> {
    return this.submissions.update({ contractorId, kind, state: 'waiting' }, { state: 'replaced' });
  }

  /** Oldest first. */
  filesOf(contractorId: string): Promise<PaperFileEntity[]> {
    return this.files.find({ where: { contractorId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  file(id: string): Promise<PaperFileEntity | null> {
    return this.files.findOneBy({ id });
  }

  insertFile(file: PaperFileEntity): Promise<unknown> {
    return this.files.insert(file);
  }

  async knownFiles(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.files.find({ where: { id: In([...ids]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }

  async erase(contractorId: string): Promise<void> {
    await this.submissions.delete({ contractorId });
    await this.files.delete({ contractorId });
    await this.papers.delete({ contractorId });
  }

  private get papers() {
    return this.unitOfWork.repository(VerificationPaperEntity);
  }

  private get submissions() {
    return this.unitOfWork.repository(PaperSubmissionEntity);
  }

  private get files() {
    return this.unitOfWork.repository(PaperFileEntity);
  }
}
