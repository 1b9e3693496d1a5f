import type { AppraisalReading, CertificateReading } from '@cw/domain';
import { readAppraisal } from './appraisal/read-appraisal.js';
import { readCertificate } from './certificate/read-certificate.js';
import { emptyAppraisal, emptyCertificate } from './paper.js';
import { readPages } from './pdf/read-pages.js';
import type { ReadingTask } from './process/reading-task.js';

/** A paper's bytes to what it says; what cannot be read is an outcome and no error. */
export async function readPaper({ kind, bytes, limits }: ReadingTask): Promise<AppraisalReading | CertificateReading> {
  const read = await readPages(bytes, limits);
  if (!('pages' in read)) return kind === 'appraisal' ? emptyAppraisal(read.failed) : emptyCertificate(read.failed);
  return kind === 'appraisal' ? readAppraisal(read) : readCertificate(read);
}
