export { OwnPapersDesk } from './own-papers.js';
export { PaperFileEntity } from './paper-file.entity.js';
export { PaperQueue } from './paper-queue.js';
export { gapsOfPapers } from './paper-gaps.js';
export { PaperSubmissionEntity } from './paper-submission.entity.js';
export { Papers, type HeldPaper, type ShownPaper } from './papers.js';
export { VerificationDesk } from './verification-desk.js';
export { VerificationModule } from './verification.module.js';
export { VerificationPaperEntity } from './verification-paper.entity.js';
