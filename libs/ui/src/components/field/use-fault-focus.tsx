import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

const FAULTY = '[aria-invalid="true"]';

/** The fault of a control, as `FieldFrame` names it; of a group it is the group's. */
function faultOf(control: Element): string {
  const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const fault = ids.find((id) => id.endsWith('-error'));
  return fault === undefined ? '' : (document.getElementById(fault)?.textContent ?? '');
}

export interface FaultFocus {
  /** Stands beside the fields; it is heard only. */
  readonly note: ReactElement;
  /** To be called when something was tried: once its faults are drawn, the reader is led to the first of them. */
  readonly lead: () => void;
}

/**
 * A try that is refused at a field says so: the first faulty control within `place` takes the focus, and with it its fault
 * is read. Where the focus was there already, such as after Enter, nothing would be read: then it is said beside it.
 */
export function useFaultFocus(place: RefObject<ParentNode | null>): FaultFocus {
  const [tries, setTries] = useState(0);
  const note = useRef<HTMLSpanElement>(null);
  const show = useEffectEvent(() => {
    const faulty = place.current?.querySelector<HTMLElement>(FAULTY) ?? null;
    const isThere = faulty !== null && faulty === document.activeElement;
    if (note.current !== null) note.current.textContent = isThere ? faultOf(faulty) : '';
    if (!isThere) faulty?.focus();
  });
  useLayoutEffect(() => {
    if (tries > 0) show();
  }, [tries]);
  const lead = useCallback(() => setTries((before) => before + 1), []);
  return { note: <VisuallyHidden ref={note} aria-live="assertive" />, lead };
}
