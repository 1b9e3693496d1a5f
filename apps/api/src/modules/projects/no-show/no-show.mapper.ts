import { mayAnswerNoShow, noShowCounts } from '@cw/domain';
import type { NoShowView } from './no-show.dto.js';
import type { NoShowEntity } from './no-show.entity.js';

interface Reading {
  readonly readerId: string;
  readonly now: Date;
}

export const toNoShowView = (noShow: NoShowEntity, { readerId, now }: Reading): NoShowView => ({
  id: noShow.id,
  startDate: noShow.startDate,
  reportedAt: noShow.createdAt.toISOString(),
  state: noShow.state,
  counts: noShowCounts(noShow, now),
  answerDueAt: noShow.answerDueAt?.toISOString() ?? null,
  mayAnswer: readerId === noShow.contractorId && mayAnswerNoShow(noShow, now),
  answer: noShow.answer,
  words: noShow.words,
  answeredAt: noShow.answeredAt?.toISOString() ?? null,
  decisionReason: noShow.decisionReason,
});
