import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileErasure } from '../../common/storage/file-erasure.js';
import { PersonalData, type ExportedPart } from '../users/index.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { PaperRepository } from './paper.repository.js';

const pathOf = ({ kind, id, name }: PaperFileEntity): string => `papers/${kind}/${id}-${name}`;

/** A contractor's papers, what it wrote beside them, and their files. */
@Injectable()
export class PaperData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly rows: PaperRepository,
    private readonly erasure: FileErasure,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'verificationPapers',
      export: (contractorId) => this.export(contractorId),
      erase: (contractorId) => this.erase(contractorId),
    });
  }

  private async export(contractorId: string): Promise<ExportedPart> {
    const files = await this.rows.filesOf(contractorId);
    const listed = (file: PaperFileEntity): object => {
      const { storageKey: _key, thumbnailKey: _thumbnail, ...columns } = file;
      return { ...columns, path: pathOf(file) };
    };
    // Who among staff decided is not the contractor's to know.
    const submissions = (await this.rows.submissionsOf(contractorId)).map(({ decidedById: _by, ...said }) => said);
    return {
      data: { papers: await this.rows.papersOf(contractorId), submissions, files: files.map(listed) },
      files: files.map((file) => ({ path: pathOf(file), key: file.storageKey })),
    };
  }

  private async erase(contractorId: string): Promise<void> {
    const files = await this.rows.filesOf(contractorId);
    await this.erasure.afterCommit(files.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]));
    await this.rows.erase(contractorId);
  }
}
