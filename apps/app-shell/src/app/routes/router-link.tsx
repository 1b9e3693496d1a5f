import type { LinkComponentProps } from '@cw/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';

/** Follows a link of the design system through the router; paths are relative to the base path. */
export function RouterLink({ href, ...anchor }: LinkComponentProps): ReactElement {
  return <Link to={href} {...anchor} />;
}
