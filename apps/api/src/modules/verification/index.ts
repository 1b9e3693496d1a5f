export { Papers, type ShownPaper } from './papers.js';
export { VerificationModule } from './verification.module.js';
export { VerificationPaperEntity } from './verification-paper.entity.js';
