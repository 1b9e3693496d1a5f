const CONTRACT = 'the contract of a completed job: both sides rely on it in a charge-back, a warranty or an audit';
const RECORD = 'why something became of a completed job; it stands in the history that both sides read';
const TOLD = 'what the other side was told of a completed job, until its reader deletes it';

/**
 * What of somebody's words outlives their account, and why. docs/security.md has the same list, and a spec holds the one
 * to the other; whatever else is found after an erasure is a fault.
 */
export const KEPT_COLUMNS: Readonly<Record<string, string>> = {
  'bid.materials': CONTRACT,
  'bid.timeline': CONTRACT,
  'bid.work_description': CONTRACT,
  'bid_line.note': CONTRACT,
  'change_order.answer_reason': CONTRACT,
  'change_order.reason': CONTRACT,
  'change_order_line.location': CONTRACT,
  'change_order_line.note': CONTRACT,
  'change_order_line.title': CONTRACT,
  'condition.location': CONTRACT,
  'condition.quote': CONTRACT,
  'condition.return_reason': CONTRACT,
  'condition.scope': CONTRACT,
  'condition.title': CONTRACT,
  'dispute.reason': CONTRACT,
  'dispute_statement.body': CONTRACT,
  'milestone.project_title': CONTRACT,
  'project.city': CONTRACT,
  'project.condition_words': CONTRACT,
  'project.description': CONTRACT,
  'project.search': CONTRACT,
  'project.title': CONTRACT,
  'notification.params': TOLD,
  'state_change.reason': RECORD,
};

/** What goes by itself, after how long. */
export const PASSING_COLUMNS: Readonly<Record<string, string>> = {
  'idempotency_key.body': 'what the other side was answered, for a call that is sent again; a day',
  'jobs.job.data': 'e-mails that went out, and the goodbye; a day',
};
