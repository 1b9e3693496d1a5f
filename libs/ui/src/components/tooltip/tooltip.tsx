import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import { radius } from '../../theme/tokens.js';

type Placement = 'below' | 'above' | 'right';

interface Spot {
  readonly placement: Placement;
  readonly left: number;
  readonly top: number;
}

/** Room that a bubble needs under what it names; with less it stands above. */
const ROOM_BELOW = 56;

const Anchor = styled('span')({ display: 'contents' });

// The padding belongs to the bubble, so that the pointer can go over to it.
const Bubble = styled('span')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: 'min(18rem, 90vw)',
  padding: theme.spacing(1),
  '& > span': {
    display: 'block',
    padding: theme.spacing(0.5, 1),
    borderRadius: radius.chip,
    backgroundColor: theme.vars.palette.prussian.main,
    color: theme.vars.palette.prussian.contrastText,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.4,
    textAlign: 'left',
  },
  '&[data-placement="below"]': { transform: 'translateX(-50%)' },
  '&[data-placement="above"]': { transform: 'translate(-50%, -100%)' },
  '&[data-placement="right"]': { transform: 'translateY(-50%)' },
  '@media print': { display: 'none' },
}));

function spotBeside(box: DOMRect, wanted: 'below' | 'right'): Spot {
  if (wanted === 'right') return { placement: 'right', left: box.right, top: box.top + box.height / 2 };
  const left = box.left + box.width / 2;
  const isLow = box.bottom + ROOM_BELOW > window.innerHeight;
  return isLow ? { placement: 'above', left, top: box.top } : { placement: 'below', left, top: box.bottom };
}

export interface TooltipProps {
  /** Said by the child itself too: this is for eyes only. */
  readonly title: string;
  readonly placement?: 'below' | 'right';
  readonly children: ReactElement;
}

/** The name of a control that shows an icon only, under the pointer or the focus; Escape takes it away. */
export function Tooltip({ title, placement = 'below', children }: TooltipProps): ReactElement {
  const [spot, setSpot] = useState<Spot>();
  const show = ({ currentTarget }: SyntheticEvent): void => {
    const named = currentTarget.firstElementChild;
    if (named !== null) setSpot(spotBeside(named.getBoundingClientRect(), placement));
  };
  const hide = (): void => setSpot(undefined);
  // A press brings the focus too, and who has pressed knows what it was.
  const pressed = useRef(false);
  return (
    <Anchor
      onPointerEnter={(event) => (event.pointerType === 'touch' ? undefined : show(event))}
      onPointerLeave={hide}
      onPointerDown={() => {
        pressed.current = true;
        hide();
      }}
      onFocus={(event) => (pressed.current || !event.target.matches(':focus-visible') ? undefined : show(event))}
      onBlur={() => {
        pressed.current = false;
        hide();
      }}
      onKeyDown={(event: KeyboardEvent) => (event.key === 'Escape' ? hide() : undefined)}
    >
      {children}
      {spot === undefined ? null : (
        <Bubble aria-hidden data-placement={spot.placement} style={{ left: spot.left, top: spot.top }}>
          <span>{title}</span>
        </Bubble>
      )}
    </Anchor>
  );
}
