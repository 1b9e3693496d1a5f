import { Injectable } from '@nestjs/common';
import type { AppraisalReading, CertificateReading } from '@cw/domain';
import { emptyAppraisal, emptyCertificate, type Paper } from './paper.js';

/** Reads what people upload, as suggestions: nothing of it is anybody's answer until a person takes it. Never throws. */
@Injectable()
export class PaperReader {
  readAppraisal(_file: Paper): Promise<AppraisalReading> {
    return Promise.resolve(emptyAppraisal('unsupported'));
  }

  readCertificate(_file: Paper): Promise<CertificateReading> {
    return Promise.resolve(emptyCertificate('unsupported'));
  }
}
