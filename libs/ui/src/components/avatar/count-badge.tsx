import { COUNT_SHOWN_MAX } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { fontFamily, radius } from '../../theme/tokens.js';
import { ownProps } from '../../theme/own-props.js';

const Box = styled(
  'span',
  ownProps('urgent'),
)<{ urgent: boolean }>(({ theme, urgent }) => {
  const color = urgent ? theme.vars.palette.error : theme.vars.palette.primary;
  return {
    display: 'inline-block',
    minWidth: 18,
    padding: '2px 5px',
    borderRadius: radius.chip,
    // A button has letters of its own.
    fontFamily: fontFamily.text,
    fontSize: '0.75rem',
    lineHeight: 1.2,
    fontWeight: 700,
    textAlign: 'center',
    // Seen where colors are forced.
    outline: '1px solid transparent',
    color: color.contrastText,
    backgroundColor: color.main,
  };
});

export interface CountBadgeProps {
  readonly count: number;
  /** Brick, as on the bell; action blue without it. */
  readonly urgent?: boolean;
}

/** An unread count; nothing at 0. The control it sits on must say the number in its name. */
export function CountBadge({ count, urgent = false }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  const shown = count > COUNT_SHOWN_MAX ? `${COUNT_SHOWN_MAX}+` : String(count);
  return (
    <Box urgent={urgent} aria-hidden>
      {shown}
    </Box>
  );
}
