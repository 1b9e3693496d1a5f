import { CLIENT_OF } from '../client-name.js';
import { beginsWords } from './beginnings.js';

const HOUSE = `p.title, p.address, p.city, p.zip`;
const PARTIES = `(SELECT string_agg(concat_ws(' ', y.name, u.first_name, u.last_name), ' ') FROM project_party y
  LEFT JOIN app_user u ON u.id = y.user_id WHERE y.project_id = p.id)`;
/** Whom the client has hired; whoever only bids is found among the bids. */
const CONTRACTOR = `(SELECT concat_ws(' ', w.first_name, w.last_name, w.company) FROM app_user w WHERE w.id = p.contractor_id)`;
const REFERENCES = (actor: string): string => `(SELECT string_agg(i.reference, ' ') FROM intake_project l
  JOIN repair_intake i ON i.id = l.intake_id WHERE l.project_id = p.id AND i.user_id = ${actor})`;

/** What is owed at closing is asked about by the number that stands on its invoice: both sides and staff have read it. */
const INVOICES = `(SELECT string_agg(n.number, ' ') FROM invoice n WHERE n.project_id = p.id)`;

/** Bound SQL: what each word must begin with, and who asks. */
interface Bound {
  readonly starts: string;
  readonly actor: string;
}

/**
 * Whether one of a client's own projects `p` is called so: by its house, its client, its contractor, whom it invited, and
 * the reference of the request that it came of. Who is invited is for those who decide, the reference for whoever asked.
 */
export const calledByClient = ({ starts, actor }: Bound): string =>
  `(${beginsWords(
    `concat_ws(' ', ${HOUSE}, ${CLIENT_OF}, ${CONTRACTOR}, ${INVOICES}, ${REFERENCES(actor)},
    CASE WHEN p.owner_id = ${actor} OR ${actor} = ANY (p.decider_ids) THEN ${PARTIES} END)`,
    starts,
  )})`;

/** Whether a contractor's job `p` is called so: its house and its client are for whoever has the job (ROLE-06). */
export const calledByContractor = ({ starts, actor }: Bound): string =>
  `(p.contractor_id = ${actor} AND ${beginsWords(`concat_ws(' ', ${HOUSE}, ${CLIENT_OF}, ${INVOICES})`, starts)})`;

const people = (part: string): string => `SELECT u.id FROM app_user u WHERE fold_accents(u.search) LIKE ${part}`;

/**
 * The ids of projects that staff know by their people, by the request that they came of or by the whole number of an
 * invoice, as SQL; `part` is a bound pattern in lower case. Each way has an index of its own, so no project is looked at
 * that is not found.
 */
export const knownToStaff = (part: string): string => {
  const folded = `fold_accents(${part})`;
  return `
    SELECT x.id FROM project x WHERE x.owner_id IN (${people(folded)})
    UNION SELECT x.id FROM project x WHERE x.contractor_id IN (${people(folded)})
    UNION SELECT x.id FROM project x WHERE fold_accents(lower(x.principal_name)) LIKE ${folded}
    UNION SELECT y.project_id FROM project_party y WHERE fold_accents(lower(y.name)) LIKE ${folded}
    UNION SELECT y.project_id FROM project_party y WHERE y.user_id IN (${people(folded)})
    UNION SELECT n.project_id FROM invoice n WHERE n.number = upper(trim(BOTH '%' FROM ${part}))
    UNION SELECT l.project_id FROM intake_project l JOIN repair_intake i ON i.id = l.intake_id WHERE fold_accents(i.search) LIKE ${folded}`;
};
