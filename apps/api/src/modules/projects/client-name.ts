/** Whose house project `p` is, as SQL: whom the agent acts for, else its owner `o`. For statements that staff read. */
export const CLIENT_NAME = `coalesce(p.principal_name, trim(o.first_name || ' ' || o.last_name))`;

/** By which name staff know a contractor `alias`: the company, where there is one. For statements that staff read. */
export const businessName = (alias: string): string =>
  `coalesce(${alias}.company, trim(${alias}.first_name || ' ' || ${alias}.last_name))`;

/** The client's name where the owner is not joined, and both names where there are two. */
export const CLIENT_OF = `concat_ws(' ', p.principal_name,
  (SELECT o.first_name || ' ' || o.last_name FROM app_user o WHERE o.id = p.owner_id))`;
