import { Injectable } from '@nestjs/common';
import { FILE_LIMITS, maxBytesOf, TYPES_OF_KIND, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError, invalidFields, type FieldFault } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { unlessPerhapsCommitted } from '../../../common/persistence/perhaps-committed.js';
import { checkedType } from '../../../common/storage/checked-type.js';
import { safeFileName } from '../../../common/storage/file-name.js';
import type { FileList, FileView } from '../dto/file.response.js';
import type { UploadFile } from '../dto/upload.input.js';
import { toFileView } from './file.mapper.js';
import { canAddFile, canReadFile, canRemoveFile, isEvidence, mayKeepFiles } from './file.policy.js';
import { FileStore } from './file-store.js';
import { ProjectFileEntity } from './project-file.entity.js';
import { ProjectFileRepository, type FileOwner } from './project-file.repository.js';
import { RepeatedPhotos } from './repeated-photos.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import { ProjectGate } from '../project-gate.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';

interface Upload {
  readonly input: UploadFile;
  readonly file: Express.Multer.File | undefined;
}

/** PROJ-08: the files of a post and the evidence of its conditions. */
@Injectable()
export class ProjectFiles {
  constructor(
    private readonly gate: ProjectGate,
    private readonly transaction: ProjectTransaction,
    private readonly rows: ProjectFileRepository,
    private readonly store: FileStore,
    private readonly repeated: RepeatedPhotos,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, projectId: string): Promise<FileList> {
    const project = await this.gate.readable(actor, projectId);
    const files = await this.rows.ofProject(projectId);
    return { items: files.filter((file) => canReadFile(actor, project, file)).map(toFileView), nextCursor: null };
  }

  /** The file is stored before its row is, and taken away again when the row is refused. */
  async upload(actor: Actor, projectId: string, { input, file }: Upload): Promise<FileView> {
    const project = await this.gate.readable(actor, projectId);
    if (!mayKeepFiles(actor, project, input.kind)) throw new DomainError('access.denied');
    const fault = formFault(input, file);
    if (fault || !file) throw invalidFields(fault ?? { path: 'file', code: 'required' });
    // An appraisal is a thick document; everything else is held to the common bound.
    const taken = { maxBytes: maxBytesOf(input.kind), accepted: TYPES_OF_KIND[input.kind] };
    const contentType = await checkedType(file, taken);
    const digest = await this.repeated.digestOf({ projectId, kind: input.kind, path: file.path });
    const id = newId();
    const kept = await this.store.keep({
      projectId,
      fileId: id,
      path: file.path,
      contentType,
      keepsOriginal: isEvidence(input.kind) || input.kind === 'exhibit',
    });
    try {
      return await this.transaction.lockedForUpload(actor, projectId, async (locked) => {
        const owner = await this.mustFit(locked, input);
        await this.repeated.mustBeNew(locked, input, digest);
        const row = Object.assign(new ProjectFileEntity(), {
          ...kept,
          id,
          projectId,
          ...owner,
          kind: input.kind,
          digest,
          name: safeFileName(file.originalname, kept.contentType),
          uploadedById: actor.userId,
          createdAt: this.clock.now(),
        });
        await this.rows.insert(row);
        return toFileView(row);
      });
    } catch (error) {
      await unlessPerhapsCommitted(error, () => this.store.drop(kept));
      throw error;
    }
  }

  async delete(actor: Actor, id: string): Promise<void> {
    const file = await this.rows.find(id);
    if (!file || !(await this.gate.knows(actor, file.projectId))) throw new DomainError('file.not_found');
    await this.transaction.locked(actor, file.projectId, async (locked) => {
      if (!canReadFile(actor, locked.project, file)) throw new DomainError('file.not_found');
      if (file.uploadedById !== actor.userId) throw new DomainError('access.denied');
      if (!canRemoveFile(locked.project, file, conditionOf(locked, file.conditionId))) throw conflict(locked);
      await this.rows.delete(id);
      await this.store.dropAfterCommit(file);
    });
  }

  /** What of the project the file belongs to. */
  private async mustFit(locked: LockedProject, { kind, conditionId: named }: UploadFile): Promise<FileOwner> {
    const { actor, project } = locked;
    const conditionId = named ?? null;
    if (!mayKeepFiles(actor, project, kind)) throw new DomainError('access.denied');
    const condition = conditionOf(locked, conditionId);
    if (isEvidence(kind) && condition === null) throw invalidFields({ path: 'conditionId', code: 'invalid' });
    if (!canAddFile(project, kind, condition?.state ?? null)) throw conflict(locked);
    const owner = { conditionId, disputeId: kind === 'exhibit' ? await this.rows.standingDispute(project.id) : null };
    await this.mustHaveRoom(owner, project.id, condition);
    return owner;
  }

  /** What the client returned cannot be taken out, and takes no room from its correction. */
  private async mustHaveRoom(owner: FileOwner, projectId: string, condition: ConditionEntity | null): Promise<void> {
    const limit = condition === null ? FILE_LIMITS.perProject : FILE_LIMITS.perCondition;
    if ((await this.rows.count(projectId, owner, condition?.returnedAt ?? null)) < limit) return;
    throw new DomainError('file.too_many', { faults: [{ path: 'file', code: 'too_many', values: { limit } }] });
  }
}

/** What the form lacks, before the file itself is looked at. */
function formFault({ kind, conditionId }: UploadFile, file: Express.Multer.File | undefined): FieldFault | null {
  if (!file) return { path: 'file', code: 'required' };
  if (isEvidence(kind) && conditionId === undefined) return { path: 'conditionId', code: 'required' };
  return !isEvidence(kind) && conditionId !== undefined ? { path: 'conditionId', code: 'not_allowed' } : null;
}

const conditionOf = ({ conditions }: LockedProject, id: string | null): ConditionEntity | null =>
  conditions.find((condition) => condition.id === id) ?? null;

const conflict = ({ project }: LockedProject): DomainError =>
  new DomainError('state.conflict', {
    extra: { state: project.work === null ? project.status : `${project.status}.${project.work}` },
  });
