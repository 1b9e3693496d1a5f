import type { ReactElement } from 'react';
import { useKit } from '../kit-context.js';

export interface PersonLinkProps {
  readonly id: string;
  readonly name: string;
}

/** A person, with the way to the account. */
export function PersonLink({ id, name }: PersonLinkProps): ReactElement {
  const { Link } = useKit();
  return <Link to={`/users?user=${encodeURIComponent(id)}`}>{name}</Link>;
}
