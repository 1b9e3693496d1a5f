import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { AppraisalReading, CertificateReading } from '@cw/domain';
import { emptyAppraisal, emptyCertificate, type Paper, PDF } from './paper.js';
import { ReadingQueue } from './process/reading-queue.js';

/** Reads what people upload, as suggestions: nothing of it is anybody's answer until a person takes it. Never throws. */
@Injectable()
export class PaperReader implements OnModuleDestroy {
  constructor(private readonly queue: ReadingQueue) {}

  async readAppraisal({ bytes, type }: Paper): Promise<AppraisalReading> {
    if (type !== PDF) return emptyAppraisal('unsupported');
    const end = await this.queue.read('appraisal', bytes);
    return 'reading' in end ? end.reading : emptyAppraisal(end.failed);
  }

  async readCertificate({ bytes, type }: Paper): Promise<CertificateReading> {
    if (type !== PDF) return emptyCertificate('unsupported');
    const end = await this.queue.read('certificate', bytes);
    return 'reading' in end ? end.reading : emptyCertificate(end.failed);
  }

  onModuleDestroy(): void {
    this.queue.close();
  }
}
