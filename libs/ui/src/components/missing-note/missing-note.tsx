import { styled } from '@mui/material/styles';
import { useEffectEvent, useId, useLayoutEffect, useState, type ReactElement } from 'react';
import { WarningIcon } from '../../icons/interface-icons.js';

/** What has to be given before a button does its work: where, and in words. */
export interface Missing {
  /** Id of the field, as `fieldId` makes it; of a group of boxes the first one that is not ticked takes the focus. */
  readonly field: string;
  readonly text: string;
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: '0.4em',
  alignItems: 'flex-start',
  width: '100%',
  margin: 0,
  paddingLeft: theme.spacing(1.5),
  borderLeft: `4px solid ${theme.vars.palette.error.main}`,
  fontSize: '0.9375rem',
  fontWeight: 620,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none', marginTop: '0.1em' },
  // On phones the buttons of a dialog are a column from below: what is said of the first of them stands over it.
  [theme.breakpoints.down('md')]: { order: 1 },
}));

const FIRST_UNGIVEN = 'input:not(:checked):not(:disabled), textarea, select, a[href]';

/** Leads to the field, which is brought into view with its words: a box stands in one row with its label. */
function focusMissing({ field }: Missing): void {
  const place = document.getElementById(field);
  const control = place?.matches('input, textarea, select, a[href]') ? place : place?.querySelector(FIRST_UNGIVEN);
  const target = control instanceof HTMLElement ? control : place;
  target?.focus({ preventScroll: true });
  const row = target?.closest('label') ?? target;
  if (typeof row?.scrollIntoView === 'function') row.scrollIntoView({ block: 'center' });
}

export interface MissingGate {
  /** Stands at the button. */
  readonly note: ReactElement | null;
  /** For the button, as long as the note stands there. */
  readonly describedBy: string | undefined;
  /** False when something is missing: then it is said, and the reader led to it. */
  readonly pass: () => boolean;
}

/** A button that can always be pressed: instead of being grey it says what is missing. */
export function useMissingGate(missing: Missing | undefined): MissingGate {
  const id = useId();
  const [presses, setPresses] = useState(0);
  const isSaid = missing !== undefined && presses > 0;
  const lead = useEffectEvent(() => {
    if (missing !== undefined) focusMissing(missing);
  });
  // Once the note stands there: it takes room from what is scrolled, and would else cover where it leads to.
  useLayoutEffect(() => {
    if (presses > 0) lead();
  }, [presses]);
  return {
    note: isSaid ? (
      // Another press with the same thing missing is said again.
      <Note role="alert" id={id} key={presses}>
        <WarningIcon />
        <span>{missing.text}</span>
      </Note>
    ) : null,
    describedBy: isSaid ? id : undefined,
    pass: () => {
      if (missing === undefined) return true;
      setPresses(presses + 1);
      return false;
    },
  };
}
