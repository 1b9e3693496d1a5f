import { PaperReader } from '../../paper-reader.js';
import { PDF } from '../../paper.js';
import { READING_LIMITS } from '../../process/reading-limits.js';
import { ReadingQueue } from '../../process/reading-queue.js';
import { HOSTILE_PAPERS } from './hostile.js';

const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

describe('hostile papers', () => {
  const patient = new PaperReader(new ReadingQueue());
  // What may run out of time need not be waited for in full.
  const hasty = new PaperReader(new ReadingQueue({ ...READING_LIMITS, hardMs: 6000, softMs: 4000 }));

  afterAll(() => {
    patient.onModuleDestroy();
    hasty.onModuleDestroy();
  });

  it.each(HOSTILE_PAPERS.map((paper) => [paper.id, paper] as const))(
    'INT-05 %s is told as what it is',
    async (_, { bytes, outcomes }) => {
      const file = await bytes();
      expect(file.length).toBeLessThan(UPLOAD_MAX_BYTES);
      const reader = outcomes.includes('timed_out') ? hasty : patient;
      const reading = await reader.readAppraisal({ bytes: file, type: PDF });
      expect(outcomes).toContain(reading.outcome);
    },
  );
});
