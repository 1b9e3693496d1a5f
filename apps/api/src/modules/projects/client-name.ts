/** Whose house project `p` is, as SQL: whom the agent acts for, else its owner `o`. For statements that staff read. */
export const CLIENT_NAME = `coalesce(p.principal_name, trim(o.first_name || ' ' || o.last_name))`;

/** The same where the owner is not joined, and both names where there are two. */
export const CLIENT_OF = `concat_ws(' ', p.principal_name,
  (SELECT o.first_name || ' ' || o.last_name FROM app_user o WHERE o.id = p.owner_id))`;
