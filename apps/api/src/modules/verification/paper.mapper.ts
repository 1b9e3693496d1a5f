import type { PaperCheck, PaperFields } from '@cw/domain';
import type { PaperCheckView } from './dto/checked-paper.response.js';
import type { PaperDetails } from './dto/paper-details.response.js';
import type { PaperFileView, PaperSubmissionView } from './dto/paper.response.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { paperOf, type PaperSubmissionEntity } from './paper-submission.entity.js';

const NOTHING: PaperDetails = { licenses: null, insurance: null, backgroundCheck: null, w9: null };

export function toDetails(paper: PaperFields): PaperDetails {
  switch (paper.kind) {
    case 'license':
      return { ...NOTHING, licenses: paper.fields.licenses.map((license) => ({ ...license })) };
    case 'insurance':
      return { ...NOTHING, insurance: { ...paper.fields } };
    case 'background_check':
      return { ...NOTHING, backgroundCheck: { ...paper.fields } };
    case 'w9':
      return { ...NOTHING, w9: { ...paper.fields } };
  }
}

/** Never the storage's own keys. A W-9 bears a taxpayer's number, so no picture of it is shown anywhere. */
function toPaperFile({ id, kind, name, contentType, bytes, createdAt, thumbnailKey }: PaperFileEntity): PaperFileView {
  const url = `/api/verification/files/${id}`;
  const thumbnailUrl = thumbnailKey === null || kind === 'w9' ? null : `${url}?size=thumbnail`;
  return { id, name, contentType, bytes, createdAt: createdAt.toISOString(), url, thumbnailUrl };
}

export function toSubmission(
  submission: PaperSubmissionEntity,
  files: readonly PaperFileEntity[],
  decidedByName: string | null,
): PaperSubmissionView {
  const { id, state, submittedAt, decidedAt, notes, fileIds } = submission;
  return {
    ...{ id, state, notes, decidedByName },
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    details: toDetails(paperOf(submission)),
    files: files.filter((file) => fileIds.includes(file.id)).map(toPaperFile),
  };
}

export const toCheck = ({ id, result, text, cents, day, years }: PaperCheck): PaperCheckView => ({
  ...{ id, result },
  text: text ?? null,
  cents: cents ?? null,
  day: day ?? null,
  years: years ?? null,
});
