import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ownProps } from '../../theme/own-props.js';

const Line = styled(
  'div',
  ownProps('unread'),
)<{ unread: boolean }>(({ theme, unread }) => {
  const { divider, text, primary } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2),
    ...theme.typography.caption,
    fontWeight: 620,
    color: unread ? primary.main : text.secondary,
    '&::before, &::after': { content: '""', borderTop: `1px solid ${unread ? primary.main : divider}` },
  };
});

export interface ThreadLineProps {
  /** Where the reader stopped reading. */
  readonly unread?: boolean;
  readonly children: ReactNode;
}

/** A line across a thread: a day, or where the unread begin. */
export function ThreadLine({ unread = false, children }: ThreadLineProps): ReactElement {
  return <Line unread={unread}>{children}</Line>;
}
