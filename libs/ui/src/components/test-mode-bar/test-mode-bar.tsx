import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../theme/tokens.js';

const Bar = styled('aside')(({ theme }) => {
  const { warning, background, text } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem 0.75rem',
    padding: theme.spacing(1.25, 2),
    fontSize: '0.9375rem',
    fontWeight: 560,
    textAlign: 'center',
    color: text.primary,
    background: `repeating-linear-gradient(135deg, ${warning.soft} 0 14px, ${background.paper} 14px 28px)`,
    borderBottom: `2px solid ${warning.main}`,
    '& b': {
      backgroundColor: warning.main,
      color: warning.contrastText,
      fontWeight: 680,
      padding: '0.125rem 0.5rem',
      borderRadius: radius.chip,
    },
    '@media print': { background: 'none' },
    '& span': { backgroundColor: background.paper, padding: '0.0625rem 0.375rem', borderRadius: radius.chip },
  };
});

export interface TestModeBarProps {
  /** What a tester needs to know, such as a card number; a usual sentence without it. */
  readonly children?: ReactNode;
}

/** Above everything on every page with money while no real money moves. */
export function TestModeBar({ children }: TestModeBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'ui.test_mode.name' });
  return (
    <Bar aria-label={name}>
      <b>{name}</b>
      <span>{children ?? formatMessage({ id: 'ui.test_mode.text' })}</span>
    </Bar>
  );
}
