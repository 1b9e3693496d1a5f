import type { AppraisalReading, CertificateReading } from '@cw/domain';
import { READING_LIMITS } from '../process/reading-limits.js';
import { readPaper } from '../read-paper.js';
import { corpusCertificates } from './certificates/certificates.js';
import { corpusReports } from './corpus.js';
import { judgeCertificate, type CertificateVerdict } from './judge/judge-certificate.js';
import type { Measured } from './measure-apart.js';
import { measure } from './measure-reader.js';

// Reads the reports and certificates that it is asked for, all in this process, and writes what the judge says of each.
const wanted = new Set(process.argv.slice(2));
const reports = corpusReports().filter(({ id }) => wanted.has(id));
const verdicts = await measure(reports, async ({ bytes }) => {
  const reading = await readPaper({ kind: 'appraisal', bytes, limits: READING_LIMITS });
  return reading as AppraisalReading;
});
const certificates: CertificateVerdict[] = [];
for (const certificate of corpusCertificates().filter(({ id }) => wanted.has(id))) {
  const reading = await readPaper({ kind: 'certificate', bytes: await certificate.bytes(), limits: READING_LIMITS });
  certificates.push(judgeCertificate(certificate, reading as CertificateReading));
}
process.stdout.write(JSON.stringify({ verdicts, certificates } satisfies Measured));
