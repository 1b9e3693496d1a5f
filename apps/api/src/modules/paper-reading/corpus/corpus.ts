import { heldOutReports } from './held-out/held-out-part.js';
import type { CorpusReport } from './model.js';
import { openReports } from './open/open-part.js';

/** Every made report, in a fixed order. */
export const corpusReports = (): CorpusReport[] => [...openReports(), ...heldOutReports()];
