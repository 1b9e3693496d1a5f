import { Injectable, StreamableFile } from '@nestjs/common';
import { hasClosingStatement } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { dispositionOf } from '../../../common/storage/disposition.js';
import type { Submitter } from '../intake-submitter.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { StatementPostman } from './statement-postman.js';

/** The statement for the closing, to take along. A paper is never opened in our origin. */
@Injectable()
export class IntakeStatements {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly statements: StatementPostman,
  ) {}

  /** For staff, at any time: as it would be sent now. */
  async forStaff(intakeId: string): Promise<StreamableFile> {
    const intake = await this.intakes.find(intakeId);
    if (!intake) throw new DomainError('request.not_found');
    return this.download(intake);
  }

  /** For the submitter, once it went to the settlement agent: before that nothing on it is final. */
  forSubmitter({ intake }: Submitter): Promise<StreamableFile> {
    if (!hasClosingStatement(intake.state)) throw new DomainError('file.not_found');
    return this.download(intake);
  }

  private async download(intake: IntakeEntity): Promise<StreamableFile> {
    const { bytes } = await this.statements.paper(intake);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: dispositionOf('attachment', `${intake.reference}.pdf`),
    });
  }
}
