import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { UserEntity } from '../user.entity.js';
import { archiveOf } from './account-archive.js';
import { exportReadme } from './export-readme.js';
import { PersonalData, type ExportedFile } from './personal-data.js';

/** The dearest thing that a person can ask for. */
const EXPORTS = { name: 'account-export', points: 10, seconds: 3600 } as const;

/** AUTH-08: everything that we know about a person, as an archive that programs and people can read. */
@Injectable()
export class AccountExport {
  private readonly logger = new Logger(AccountExport.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalData,
    private readonly storage: FileStorage,
    private readonly audit: AuditLog,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async download(actor: Actor, userId: string, response: Response): Promise<StreamableFile> {
    if (actor.userId !== userId) throw new DomainError('request.not_found');
    await this.throttle.consume(EXPORTS, userId);
    const exportedAt = this.clock.now().toISOString();
    const parts = await this.unitOfWork.run(async () => {
      await this.audit.record({ action: 'user.exported', actorId: userId, subjectType: 'user', subjectId: userId });
      return this.personalData.export(userId);
    });
    const data = Object.fromEntries([...parts].map(([name, part]) => [name, part.data]));
    const { files, missing } = await this.found([...parts.values()].flatMap((part) => part.files ?? []));
    const { locale, timeZone } = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: userId });
    const readme = exportReadme({ locale, timeZone, exportedAt: new Date(exportedAt), files, missing });
    const open = async (key: string) => (await this.storage.open(key))?.stream ?? null;
    response.setHeader('Cache-Control', 'no-store');
    const archive = new StreamableFile(archiveOf({ readme, data: { exportedAt, ...data }, files, open }), {
      type: 'application/zip',
      disposition: `attachment; filename="closewright-export-${exportedAt.slice(0, 10)}.zip"`,
    });
    // Half an archive must not look like a whole one: the connection breaks instead of ending.
    return archive.setErrorHandler((error) => {
      this.logger.error({ err: error }, 'an export broke off');
      response.destroy(error);
    });
  }

  /** What a sweep has set aside or erased is no file of nothing in the archive: it is named as missing. */
  private async found(all: readonly ExportedFile[]): Promise<{ files: ExportedFile[]; missing: string[] }> {
    const files: ExportedFile[] = [];
    const missing: string[] = [];
    for (const file of all) {
      if ('make' in file || (await this.storage.has(file.key))) files.push(file);
      else missing.push(file.path);
    }
    return { files, missing };
  }
}
