import Popper from '@mui/material/Popper';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { radius } from '../../theme/tokens.js';

/** On which side of its control a tip stands where there is room. */
export type TooltipPlacement = 'bottom' | 'right';

const come = keyframes({ from: { opacity: 0 } });

const Words = styled('div')(({ theme }) => ({
  maxWidth: 300,
  margin: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  backgroundColor: theme.vars.palette.prussian.main,
  color: theme.vars.palette.prussian.contrastText,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  borderRadius: radius.chip,
  border: '1px solid transparent',
  animation: `${come} 120ms`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  // By night prussian is nearly the page's own ground.
  ...theme.applyStyles('dark', { borderColor: theme.vars.palette.lineStrong }),
}));

export interface TooltipBubbleProps {
  readonly anchor: Element;
  readonly placement: TooltipPlacement;
  /** The pointer came onto the tip itself, which must not go away under it. */
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Escape, which closes the tip alone and nothing below it. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** The tip itself, over the page. */
export function TooltipBubble(props: TooltipBubbleProps): ReactElement {
  const { anchor, placement, onStay, onLeave, onDismiss, children } = props;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onDismiss]);
  return (
    <Popper
      open
      anchorEl={anchor}
      placement={placement}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      sx={(theme) => ({ zIndex: theme.zIndex.tooltip })}
    >
      <Words>{children}</Words>
    </Popper>
  );
}
