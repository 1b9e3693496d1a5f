import type { AppraisalReading } from '@cw/domain';
import { READING_LIMITS } from '../process/reading-limits.js';
import { readPaper } from '../read-paper.js';
import { corpusReports } from './corpus.js';
import { measure } from './measure-reader.js';

// Reads the reports that it is asked for, all in this process, and writes what the judge says of each.
const wanted = new Set(process.argv.slice(2));
const reports = corpusReports().filter(({ id }) => wanted.has(id));
const verdicts = await measure(reports, async ({ bytes }) => {
  const reading = await readPaper({ kind: 'appraisal', bytes, limits: READING_LIMITS });
  return reading as AppraisalReading;
});
process.stdout.write(JSON.stringify(verdicts));
