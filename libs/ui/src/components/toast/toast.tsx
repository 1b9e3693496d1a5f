import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon, CheckIcon, CloseIcon, WarningIcon } from '../../icons/interface-icons.js';
import type { IconComponent } from '../../icons/stroke-icon.js';
import { darkColors, duration, ease, radius } from '../../theme/tokens.js';
import { useToastFocus } from './toast-focus.js';
import type { ToastKind, ToastRecord, ToastText } from './toast-store.js';
import { ownProps } from '../../theme/own-props.js';

/** A toast stays this long on screen, in ms, not counting the time a reader rests on it. */
export const TOAST_SHOWN_MS = 5_000;
/** The same, with something to press: time to hear it, to decide and to come to it by keys (WCAG 2.2.1). */
export const TOAST_TO_PRESS_SHOWN_MS = 20_000;

// On the prussian ground the night colors are the readable ones, by day too.
const LOOK: Readonly<Record<ToastKind, { color: string; icon: IconComponent }>> = {
  news: { color: darkColors.action, icon: BellIcon },
  done: { color: darkColors.level, icon: CheckIcon },
  broken: { color: darkColors.brick, icon: WarningIcon },
};

const Box = styled(
  'div',
  ownProps('mark'),
)<{ mark: string }>(({ theme, mark }) => {
  const { prussian } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.75rem',
    width: 'min(25rem, 100%)',
    padding: '0.875rem 0.5rem 0.875rem 1rem',
    pointerEvents: 'auto',
    backgroundColor: prussian.main,
    color: prussian.contrastText,
    borderRadius: radius.panel,
    borderLeft: `5px solid ${mark}`,
    boxShadow: theme.shadows[8],
    outline: '1px solid transparent',
    // By night prussian is nearly the page's own ground.
    ...theme.applyStyles('dark', { outlineColor: theme.vars.palette.divider }),
    '@keyframes cw-toast': { from: { opacity: 0, transform: 'translateY(8px)' } },
    animation: `cw-toast ${duration.base}ms ${ease} 1`,
    '& > svg': { color: mark, marginTop: '0.15em' },
    '& .text': { flex: 1, minWidth: 0 },
    '& b': { display: 'block', fontWeight: 650 },
    '& p': { color: prussian.quiet, fontSize: '0.9rem', lineHeight: 1.45, whiteSpace: 'pre-line' },
    '& button': {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      minHeight: 32,
      minWidth: 32,
      cursor: 'pointer',
      borderRadius: radius.chip,
      // A finger needs more than a pointer.
      '@media (pointer: coarse), (max-width: 47.999rem)': { minHeight: 44, minWidth: 44 },
    },
    '& button:focus-visible': { outlineColor: prussian.contrastText, outlineOffset: 0 },
    '& .action': {
      padding: 0,
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      fontSize: '0.9rem',
    },
    '& .close': { display: 'grid', placeItems: 'center', flex: 'none', margin: '-0.25rem 0' },
    // The room round its words is a part of the button.
    '& .acts': { display: 'flex', alignItems: 'center', gap: '0.75rem', marginBottom: '-0.5rem' },
  };
});

/** Counts down while nobody rests on the toast; what was left is kept while somebody does. */
function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [paused, onEnd]);
}

export interface ToastProps {
  readonly toast: ToastRecord;
  readonly onDismiss: (id: number) => void;
}

export function Toast({ toast, onDismiss }: ToastProps): ReactElement {
  const { formatMessage } = useIntl();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { id, action } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  useCountdown(action === undefined ? TOAST_SHOWN_MS : TOAST_TO_PRESS_SHOWN_MS, hovered || focused, dismiss);
  const { color, icon: Icon } = LOOK[toast.kind];
  const { ref, onFocus } = useToastFocus(action !== undefined);
  const say = (words: ToastText): string =>
    typeof words === 'string' ? words : formatMessage({ id: words.id }, words.values);

  const act = (): void => {
    action?.onClick();
    dismiss();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // What lies under the toast has an Escape of its own.
    event.stopPropagation();
    dismiss();
  };

  return (
    <Box
      ref={ref}
      mark={color}
      onKeyDown={leave}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        onFocus(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon />
      <div className="text">
        <b>{say(toast.title)}</b>
        {toast.text === undefined ? null : <p>{say(toast.text)}</p>}
        {action === undefined ? null : (
          <div className="acts">
            <button type="button" className="action" onClick={act}>
              {action.label}
            </button>
          </div>
        )}
      </div>
      <button type="button" className="close" aria-label={formatMessage({ id: 'ui.toast.dismiss' })} onClick={dismiss}>
        <CloseIcon />
      </button>
    </Box>
  );
}
