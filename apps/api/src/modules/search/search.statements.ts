import type { PreparedQuery } from '../../common/persistence/sql.js';
import { beginsWords, calledByClient, calledByContractor, CLIENT_NAME, knownToStaff } from '../projects/index.js';

// $1 the words as a text query  $2 most rows  $3 the actor  $4 further projects  $5 what each word must begin with
const FITS = `p.search @@ (to_tsquery('english', fold_accents($1)) || to_tsquery('spanish', $1))`;
const PLACE = `concat_ws(', ', CASE WHEN %address% THEN p.address END, p.city, p.state)`;

interface Reach {
  readonly where: string;
  /** For whom the address may be shown and found (ROLE-06). */
  readonly address: string;
  /** What else it is called, as far as they may know. */
  readonly called: string;
}

/** $4: for a contractor the projects of its bids, for a client those it was invited to. */
const BOUND = { starts: '$5', actor: '$3::uuid' };
const REACHES = {
  client: {
    where: `(p.owner_id = $3::uuid OR p.id = ANY ($4::uuid[]))`,
    address: 'true',
    called: calledByClient(BOUND),
  },
  contractor: {
    where: `(p.contractor_id = $3::uuid OR p.id = ANY ($4::uuid[]))`,
    address: 'p.contractor_id = $3::uuid',
    called: calledByContractor(BOUND),
  },
} satisfies Record<string, Reach>;

const OWNER = `trim(o.first_name || ' ' || o.last_name)`;
const BETWEEN = `' · '`;
/** Whose house it is and what is done there, as far as the reader is told: nobody is told of themselves. */
const CLIENT_TOLD = `coalesce(p.principal_name, CASE WHEN p.owner_id <> $3::uuid THEN ${OWNER} END)`;
const about = ({ address }: Reach): string =>
  `concat_ws(${BETWEEN}, CASE WHEN ${address} THEN ${CLIENT_TOLD} END, p.title)`;
const ABOUT = `concat_ws(${BETWEEN}, ${CLIENT_NAME}, p.title)`;

/** The invoices whose number was searched: whoever looks for one is shown that it is the one. */
const invoicesThat = (fit: string): string =>
  `(SELECT string_agg(n.number, ', ' ORDER BY n.number) FROM invoice n WHERE n.project_id = p.id AND ${fit})`;
/** Its number is for whoever has the job, as the address is (ROLE-06). */
const ownInvoices = ({ address }: Reach): string =>
  invoicesThat(`${address} AND ${beginsWords('n.number', BOUND.starts)}`);

const place = ({ address }: Reach): string => PLACE.replace('%address%', address);

function ownProjects(name: keyof typeof REACHES): PreparedQuery {
  const reach = REACHES[name];
  return {
    name: `search.projects.${name}`,
    text: `
      SELECT p.id, ${place(reach)} AS title, concat_ws(${BETWEEN}, ${about(reach)}, ${ownInvoices(reach)}) AS context
      FROM project p JOIN app_user o ON o.id = p.owner_id
      WHERE ${reach.where} AND (${FITS} OR ${reach.called})
      ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
  };
}

const CONDITION_WORDS = `fold_accents(c.title || ' ' || c.location || ' ' || c.scope)`;
const CONDITION_FITS = `(to_tsvector('english', ${CONDITION_WORDS}) || to_tsvector('spanish', c.title || ' ' || c.location || ' ' || c.scope))
  @@ (to_tsquery('english', fold_accents($1)) || to_tsquery('spanish', $1))`;

/** Of the projects that hold the words anywhere: a project's index knows those of its conditions. */
function ownConditions(name: keyof typeof REACHES): PreparedQuery {
  return {
    name: `search.conditions.${name}`,
    text: `
      SELECT c.id, c.title, p.id AS "projectId", concat_ws(${BETWEEN}, ${place(REACHES[name])}, p.title) AS context
      FROM project p JOIN condition c ON c.project_id = p.id
      WHERE ${REACHES[name].where} AND ${FITS} AND ${CONDITION_FITS}
      ORDER BY p.created_at DESC, p.id DESC, c.number LIMIT $2`,
  };
}

const NAME = `u.first_name || ' ' || u.last_name || ' ' || coalesce(u.company, '')`;

export const SEARCH_STATEMENTS = {
  projects: { client: ownProjects('client'), contractor: ownProjects('contractor') },
  conditions: { client: ownConditions('client'), contractor: ownConditions('contractor') },
};

/** Open projects for a contractor, by their words. $3 those found already. */
export const OPEN_PROJECTS = {
  name: 'search.projects.open',
  text: `
    SELECT p.id, p.city || ', ' || p.state AS title, p.title AS context FROM project p
    WHERE p.status = 'open' AND ${FITS} AND NOT p.id = ANY ($3::uuid[])
      AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')
    ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
};

export const STAFF_PROJECTS = {
  name: 'search.projects.staff',
  text: `
    SELECT p.id, ${PLACE.replace('%address%', 'true')} AS title,
      concat_ws(${BETWEEN}, ${ABOUT}, ${invoicesThat(`n.number = upper(trim(BOTH '%' FROM $3))`)}) AS context
    FROM project p JOIN app_user o ON o.id = p.owner_id
    WHERE ${FITS} OR p.id = ANY (ARRAY (${knownToStaff('$3')})) OR to_tsvector('simple', fold_accents(coalesce(p.address, ''))) @@ to_tsquery('simple', fold_accents($1))
    ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
};

export const STAFF_CONDITIONS = {
  name: 'search.conditions.staff',
  text: `
    SELECT c.id, c.title, p.id AS "projectId",
      concat_ws(${BETWEEN}, ${PLACE.replace('%address%', 'true')}, p.title) AS context
    FROM (SELECT p.id, p.title, p.address, p.city, p.state, p.created_at FROM project p WHERE ${FITS} ORDER BY p.created_at DESC, p.id DESC LIMIT 100) p
    JOIN condition c ON c.project_id = p.id
    WHERE ${CONDITION_FITS}
    ORDER BY p.created_at DESC, p.id DESC, c.number LIMIT $2`,
};

// The longest word ($3) goes to the index; all of them decide.
const named = (where: string, context: string): string => `
  SELECT u.id, u.first_name || ' ' || u.last_name AS title, ${context} AS context
  FROM app_user u %join% WHERE fold_accents(u.search) LIKE $3 AND ${where} ORDER BY title, u.id LIMIT $1`;

/** Contractors of the directory, for clients. */
export const DIRECTORY_PEOPLE = {
  name: 'search.people.directory',
  text: named(
    `u.role = 'contractor' AND u.status = 'active' AND c.zip IS NOT NULL AND ${beginsWords(NAME, '$2')}`,
    `concat_ws(', ', u.company, c.city, c.state)`,
  ).replace('%join%', 'JOIN contractor_profile c ON c.id = u.id'),
};

export const STAFF_PEOPLE = {
  name: 'search.people.staff',
  text: named(`u.erased_at IS NULL AND ${beginsWords(`${NAME} || ' ' || u.email`, '$2')}`, 'u.email').replace(
    '%join%',
    '',
  ),
};

/** Whoever awarded a job to the contractor ($3). */
export const JOB_PEOPLE = {
  name: 'search.people.jobs',
  text: `
    SELECT DISTINCT ON (u.last_name, u.first_name, u.id) u.id, u.first_name || ' ' || u.last_name AS title,
      concat_ws(${BETWEEN}, ${PLACE.replace('%address%', 'true')}, p.title) AS context, p.id AS "projectId"
    FROM project p JOIN app_user u ON u.id = p.owner_id
    WHERE p.contractor_id = $3::uuid AND u.erased_at IS NULL AND ${beginsWords(NAME, '$2')}
    ORDER BY u.last_name, u.first_name, u.id, p.created_at DESC LIMIT $1`,
};

/** Repair requests by their reference, house and submitter; $2 the whole words as a pattern. */
export const STAFF_REQUESTS = {
  name: 'search.requests.staff',
  text: `
    SELECT i.id, concat_ws(', ', i.address, i.city, i.us_state) AS title, concat_ws(${BETWEEN}, i.full_name, i.reference) AS context
    FROM repair_intake i WHERE fold_accents(i.search) LIKE fold_accents($2) ORDER BY i.submitted_at DESC, i.id DESC LIMIT $1`,
};

/** A submitter's own ($3), by reference and house. */
export const OWN_REQUESTS = {
  name: 'search.requests.own',
  text: `
    SELECT i.id, concat_ws(', ', i.address, i.city, i.us_state) AS title, i.reference AS context
    FROM repair_intake i
    WHERE i.user_id = $3::uuid AND ${beginsWords(`concat_ws(' ', i.reference, i.address, i.city, i.zip)`, '$2')}
    ORDER BY i.submitted_at DESC, i.id DESC LIMIT $1`,
};
