import { ArrowBackIcon, Box } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useKit } from '../kit-context.js';

export interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** From one record back to the list that it was opened in. */
export function BackLink({ to, children }: BackLinkProps): ReactElement {
  const { Link } = useKit();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <ArrowBackIcon />
      <Link to={to}>{children}</Link>
    </Box>
  );
}
