import { makeCertificate } from './certificate.js';
import type { CorpusCertificate } from './model.js';
import { certificateFacts } from './recipes.js';

const SEED = 300;

/** Every made certificate, in a fixed order. */
export const corpusCertificates = (): CorpusCertificate[] =>
  certificateFacts().map((facts, index) => makeCertificate(facts, SEED + index));
