export type { Paper } from './paper.js';
export { PaperReader } from './paper-reader.js';
export { PaperReadingModule } from './paper-reading.module.js';
