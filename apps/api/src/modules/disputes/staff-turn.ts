import { staffStates } from '@cw/domain';

/** What staff are to do about a case `d`, as SQL: decide once both sides have spoken or their time is over. */
export const STAFF_TURN = (now: string): string => `
  CASE WHEN d.state = 'ruling_proposed' THEN 'confirm_ruling'
    WHEN d.answered_at IS NOT NULL OR d.answer_due_at <= ${now} THEN 'rule' END`;

/** Whether a case `d` waits for staff, as SQL. */
export const CASE_WAITS = (now: string): string => `
  d.state = ANY ('{${staffStates('dispute').join(',')}}') AND (${STAFF_TURN(now)}) IS NOT NULL`;
