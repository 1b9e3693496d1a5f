import type { PreparedQuery } from '../../common/persistence/sql.js';

// $1 the words as a text query  $2 most rows  $3 the actor  $4 further projects  $5 what each word must begin with
const FITS = `p.search @@ (to_tsquery('english', fold_accents($1)) || to_tsquery('spanish', $1))`;
const PLACE = `concat_ws(', ', CASE WHEN %address% THEN p.address END, p.city, p.state)`;

interface Reach {
  readonly where: string;
  /** For whom the address may be shown and found (ROLE-06). */
  readonly address: string;
}

/** What joins words parts them, so that whatever stands between is found by its beginning. */
const beginsWords = (text: string, patterns: string): string =>
  `(' ' || translate(fold_accents(lower(${text})), '''’.@+-_/,#&', '           ')) LIKE ALL (${patterns}::text[])`;
const byAddress = ({ address }: Reach): string =>
  `(${address} AND ${beginsWords(`p.title || ' ' || coalesce(p.address, '') || ' ' || p.city || ' ' || p.zip`, '$5')})`;

/** $4: for a contractor the projects of its bids, for a client those it was invited to. */
const REACHES = {
  client: { where: `(p.owner_id = $3::uuid OR p.id = ANY ($4::uuid[]))`, address: 'true' },
  contractor: {
    where: `(p.contractor_id = $3::uuid OR p.id = ANY ($4::uuid[]))`,
    address: 'p.contractor_id = $3::uuid',
  },
} satisfies Record<string, Reach>;

const place = ({ address }: Reach): string => PLACE.replace('%address%', address);

function ownProjects(name: keyof typeof REACHES): PreparedQuery {
  const reach = REACHES[name];
  return {
    name: `search.projects.${name}`,
    text: `
      SELECT p.id, p.title, ${place(reach)} AS context FROM project p
      WHERE ${reach.where} AND (${FITS} OR ${byAddress(reach)})
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
      SELECT c.id, c.title, p.id AS "projectId", p.title AS context
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
    SELECT p.id, p.title, p.city || ', ' || p.state AS context FROM project p
    WHERE p.status = 'open' AND ${FITS} AND NOT p.id = ANY ($3::uuid[])
      AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')
    ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
};

export const STAFF_PROJECTS = {
  name: 'search.projects.staff',
  text: `
    SELECT p.id, p.title, concat_ws(', ', p.address, p.city, p.state) AS context FROM project p
    WHERE ${FITS} OR to_tsvector('simple', fold_accents(coalesce(p.address, ''))) @@ to_tsquery('simple', fold_accents($1))
    ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
};

export const STAFF_CONDITIONS = {
  name: 'search.conditions.staff',
  text: `
    SELECT c.id, c.title, p.id AS "projectId", p.title AS context
    FROM (SELECT p.id, p.title, p.created_at FROM project p WHERE ${FITS} ORDER BY p.created_at DESC, p.id DESC LIMIT 100) p
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
      p.title AS context, p.id AS "projectId"
    FROM project p JOIN app_user u ON u.id = p.owner_id
    WHERE p.contractor_id = $3::uuid AND u.erased_at IS NULL AND ${beginsWords(NAME, '$2')}
    ORDER BY u.last_name, u.first_name, u.id, p.created_at DESC LIMIT $1`,
};
