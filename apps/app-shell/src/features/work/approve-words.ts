import type { ProjectDetail } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { isPaidAtClosing } from '../../words/owed-at-closing.js';

interface ApproveWords {
  readonly label: MessageId;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly confirm: MessageId;
  readonly done: MessageId;
}

const FROM_ESCROW: ApproveWords = {
  label: 'record.work.approve',
  title: 'record.work.approve_title',
  text: 'record.work.approve_text',
  confirm: 'record.work.approve_confirm',
  done: 'record.work.approved',
};

const AT_CLOSING: ApproveWords = {
  label: 'record.work.approve_at_closing',
  title: 'record.work.approve_title_at_closing',
  text: 'record.work.approve_text_at_closing',
  confirm: 'record.work.approve_confirm_at_closing',
  done: 'record.work.approved_at_closing',
};

/** What approving is called: it releases what is in escrow, and makes an invoice payable where none is. */
export const approveWords = (project: ProjectDetail): ApproveWords =>
  isPaidAtClosing(project) ? AT_CLOSING : FROM_ESCROW;
