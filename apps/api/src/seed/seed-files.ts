import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, FileKind, ProjectCategory } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { ProjectFiles } from '../modules/projects/index.js';
import { appraisalExcerpt } from './documents.js';
import { samplePhoto } from './drawings/photo.js';

interface SeedFile {
  readonly kind: FileKind;
  readonly name: string;
  readonly bytes: Buffer;
  readonly conditionId?: string;
}

/** Hands files in the way an upload does: same checks, same re-encoding, same thumbnails. */
@Injectable()
export class SeedFiles {
  constructor(private readonly files: ProjectFiles) {}

  async photo(actor: Actor, projectId: string, category: ProjectCategory): Promise<void> {
    await this.add(actor, projectId, { kind: 'photo', name: 'house.jpg', bytes: await samplePhoto(category, false) });
  }

  async appraisal(actor: Actor, projectId: string, title: string, quotes: readonly string[]): Promise<void> {
    await this.add(actor, projectId, {
      kind: 'document',
      name: 'appraisal-excerpt.pdf',
      bytes: appraisalExcerpt(title, quotes),
    });
  }

  async evidence(
    actor: Actor,
    projectId: string,
    condition: { readonly id: string; readonly category: ProjectCategory; readonly number: number },
  ): Promise<void> {
    const { id: conditionId, category, number } = condition;
    await this.add(actor, projectId, {
      kind: 'before',
      name: `before-${number}.jpg`,
      bytes: await samplePhoto(category, false, number),
      conditionId,
    });
    await this.add(actor, projectId, {
      kind: 'after',
      name: `after-${number}.jpg`,
      bytes: await samplePhoto(category, true, number),
      conditionId,
    });
  }

  private async add(actor: Actor, projectId: string, file: SeedFile): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'closewright-seed-'));
    try {
      const path = join(folder, file.name);
      await writeFile(path, file.bytes);
      const incoming = {
        fieldname: 'file',
        originalname: file.name,
        path,
        size: file.bytes.length,
        mimetype: '',
        encoding: '7bit',
        destination: folder,
        filename: file.name,
      };
      const input = { kind: file.kind, ...(file.conditionId !== undefined && { conditionId: file.conditionId }) };
      await this.files.upload(actor, projectId, { input, file: incoming as Express.Multer.File });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
