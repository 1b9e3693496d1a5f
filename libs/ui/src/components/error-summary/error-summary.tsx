import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';
import { fieldId } from '../field/field-frame.js';
import { useSaidOffline } from '../said-offline/use-said-offline.js';

const Box = styled('div')(({ theme }) => {
  const { error, background } = theme.vars.palette;
  return {
    border: `2px solid ${error.main}`,
    borderLeftWidth: 8,
    borderRadius: radius.control,
    padding: theme.spacing(2, 3),
    marginBottom: theme.spacing(3),
    backgroundColor: background.paper,
    '& h2': { ...theme.typography.h2, fontSize: '1.1875rem', display: 'flex', alignItems: 'center', gap: '0.5em' },
    '& ul': { marginTop: theme.spacing(1) },
    '& a': { display: 'inline-block', padding: '0.25rem 0', fontWeight: 620, color: error.main },
    '& p': { fontWeight: 620, color: error.main, padding: '0.25rem 0' },
  };
});

export interface FieldFault {
  /** Name of the field; null for a fault of the form as a whole. */
  readonly name: string | null;
  /** The same words as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[];
  /** Changes with every try to send (`formState.submitCount`), so that a second try takes focus again. */
  readonly attempt?: number;
  /** Leads to a field that is on another page of the form. */
  readonly onFollow?: (name: string) => void;
}

/** Puts the cursor into a field, or into the first control of a group. */
function focusField(name: string): void {
  const target = document.getElementById(fieldId(name));
  const control = target?.matches('input, select, textarea')
    ? target
    : (target?.querySelector<HTMLElement>('input, select, textarea, button') ?? target);
  control?.focus();
}

/** As long as systems take two presses for a double one, with some room. */
const DOUBLE_PRESS_MS = 700;

/**
 * The page moves to the summary under the pointer, so the second press of a double click would fall on whatever comes
 * to lie there. Browsers count the presses of a sequence in `detail`, wherever they fall; a new press has 1.
 */
function dropSecondPress(): () => void {
  const drop = (event: Event): void => {
    if (!(event instanceof UIEvent) || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const kinds = ['mousedown', 'click', 'dblclick'] as const;
  kinds.forEach((kind) => document.addEventListener(kind, drop, { capture: true }));
  const stop = (): void => kinds.forEach((kind) => document.removeEventListener(kind, drop, { capture: true }));
  const timer = setTimeout(stop, DOUBLE_PRESS_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Whether anything was typed on the page since the last try to send: a fault that comes up then is the typing's own, and
 * whoever types keeps the focus.
 */
function useTypedSince(attempt: number): RefObject<boolean> {
  const typed = useRef(false);
  useLayoutEffect(() => {
    typed.current = false;
    const note = (): void => void (typed.current = true);
    // Before the field's own listener, from which the fault comes.
    document.addEventListener('input', note, { capture: true });
    return () => document.removeEventListener('input', note, { capture: true });
  }, [attempt]);
  return typed;
}

/** What is to be mended stays; what is said of the form as a whole may be that there was no network. */
function useStanding(faults: readonly FieldFault[], attempt: number): readonly FieldFault[] {
  const whole = faults.filter(({ name }) => name === null);
  const said = useSaidOffline(whole.map(({ message }) => message).join('\n'), attempt);
  return said === undefined ? faults.filter(({ name }) => name !== null) : faults;
}

/** First on the page when a form was refused: takes focus, says how much is wrong, links to each field. */
export function ErrorSummary(props: ErrorSummaryProps): ReactElement | null {
  const { attempt = 0, onFollow = focusField } = props;
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const faults = useStanding(props.faults, attempt);
  const shown = faults.length > 0;
  // What is wrong with the form as a whole, such as that it could not be sent, is no answer to fix.
  const count = faults.filter(({ name }) => name !== null).length;
  const typed = useTypedSince(attempt);

  useLayoutEffect(() => {
    if (!shown || typed.current) return undefined;
    box.current?.focus();
    return dropSecondPress();
  }, [shown, attempt, typed]);

  useEffect(() => {
    if (!shown) return undefined;
    const title = document.title;
    document.title = formatMessage({ id: 'ui.error_summary.document' }, { title });
    return () => {
      document.title = title;
    };
  }, [shown, formatMessage]);

  if (!shown) return null;
  const follow = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    onFollow(name);
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>
        <WarningIcon />
        {formatMessage({ id: count === 0 ? 'ui.error_summary.whole' : 'ui.error_summary.title' }, { count })}
      </h2>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={`${name ?? ''} ${message}`}>
            {name === null ? (
              <p>{message}</p>
            ) : (
              <a href={`#${fieldId(name)}`} onClick={(event) => follow(event, name)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
