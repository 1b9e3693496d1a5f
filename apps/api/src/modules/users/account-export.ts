import { PassThrough } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import yazl from 'yazl';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from './personal-data.js';

/** AUTH-08: everything that we know about a person, as an archive that programs and people can read. */
@Injectable()
export class AccountExport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalData,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async download(actor: Actor, userId: string, response: Response): Promise<StreamableFile> {
    if (actor.userId !== userId) throw new DomainError('request.not_found');
    const now = this.clock.now();
    const parts = await this.unitOfWork.run(async () => {
      const about = { actorId: userId, subjectType: 'user', subjectId: userId } as const;
      await this.audit.record({ action: 'user.exported', ...about });
      return this.personalData.export(userId);
    });
    const data = Object.fromEntries([...parts].map(([name, part]) => [name, part.data]));
    const archive = new yazl.ZipFile();
    archive.addBuffer(Buffer.from(JSON.stringify({ exportedAt: now.toISOString(), ...data }, null, 2)), 'data.json');
    archive.end();
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(archive.outputStream.pipe(new PassThrough()), {
      type: 'application/zip',
      disposition: `attachment; filename="closewright-export-${now.toISOString().slice(0, 10)}.zip"`,
    });
  }
}
