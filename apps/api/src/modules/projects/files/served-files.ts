import { extname } from 'node:path';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { keepBriefly, storedAnswer } from '../../../common/storage/stored-answer.js';
import type { FileSize } from '../dto/upload.input.js';
import { canReadFile, isShownWork } from './file.policy.js';
import { ProjectFileEntity } from './project-file.entity.js';
import { ProjectFileRepository } from './project-file.repository.js';
import { ProjectGate } from '../project-gate.js';
import { ProjectRepository } from '../project.repository.js';

interface Wanted {
  readonly size: FileSize | undefined;
  readonly response: Response;
}

/** Sends files to those who may see them, in a way that no browser takes for a page of ours. */
@Injectable()
export class ServedFiles {
  constructor(
    private readonly gate: ProjectGate,
    private readonly projects: ProjectRepository,
    private readonly rows: ProjectFileRepository,
    private readonly storage: FileStorage,
  ) {}

  async serve(actor: Actor, id: string, { size, response }: Wanted): Promise<StreamableFile> {
    const file = await this.readable(actor, id);
    const shape = { isThumbnail: size === 'thumbnail', isShown: file.width !== null };
    const answer = await storedAnswer(this.storage, file, shape);
    keepBriefly(response, shape);
    return answer;
  }

  private async readable(actor: Actor, id: string): Promise<ProjectFileEntity> {
    const file = await this.rows.find(id);
    const project = file && (await this.projects.find(file.projectId));
    if (!file || !project) throw new DomainError('file.not_found');
    if ((await this.gate.knows(actor, project.id)) && canReadFile(actor, project, file)) return file;
    if (!isShownWork(actor, project, file)) throw new DomainError('file.not_found');
    // What somebody called the photo may say where the house is.
    return Object.assign(new ProjectFileEntity(), file, { name: `${file.kind}${extname(file.name)}` });
  }
}
