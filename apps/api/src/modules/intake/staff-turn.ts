import { ARRANGEMENT, staffStates } from '@cw/domain';

const { state, lastResult, over } = ARRANGEMENT;

/** The states in which a request may wait for staff. */
export const REQUEST_STAFF_STATES = staffStates('request');

/**
 * Which of the requests in those states do wait for staff, as SQL of a row `i`: the domain's `awaitsArrangement`. Where
 * it asks for the latest result any one is read, as such a request was re-inspected only if that failed.
 */
export const REQUEST_WAITS = `
  (i.state <> '${state}' OR EXISTS (
    SELECT FROM intake_reinspection r WHERE r.intake_id = i.id AND r.result = '${lastResult}')
  AND NOT EXISTS (
    SELECT FROM intake_project l JOIN project p ON p.id = l.project_id
    WHERE l.intake_id = i.id AND p.status <> ALL ('{${over.join(',')}}')))`;
