/** How soon after a press another one in the same place is its second half. */
export const DOUBLE_TAP_MS = 400;

/** How far apart the two touches of a finger may be, in pixels. */
const SAME_PLACE = 32;

/** Whatever takes a press as one thing: its inner pieces may be drawn anew while it stays. */
const CONTROL = 'a, button, input, label, select, textarea, summary, [role], [tabindex]';

/** A press that counted: where, until when it lasted, and on what. */
interface Press {
  readonly x: number;
  readonly y: number;
  at: number;
  readonly control: Element | null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null;

const isNear = (press: Press, { clientX, clientY }: MouseEvent): boolean =>
  Math.abs(clientX - press.x) <= SAME_PLACE && Math.abs(clientY - press.y) <= SAME_PLACE;

/** Whether something else is now where that press was made: it moved the page, or opened something over it. */
function hasNewUnder({ x, y, control }: Press, event: MouseEvent): boolean {
  const isLaidOut = typeof document.elementFromPoint === 'function';
  return controlOf(isLaidOut ? document.elementFromPoint(x, y) : event.target) !== control;
}

/**
 * What a press has just brought under the finger takes no press for the time of a double tap: the second half of one
 * would tick, send or close what its reader has not seen yet. Whatever stays in its place can be pressed as quickly as
 * one likes. Keys, and presses that a screen reader makes, are of no place and always count. Of a mouse the browser
 * itself says which press is a second half. Returns how to stop.
 */
export function ignoreSecondHalves(): () => void {
  let last: Press | undefined;
  let isFinger = false;
  let isSecondHalf = false;

  const begin = (event: MouseEvent, isQuick: (press: Press) => boolean): void => {
    isSecondHalf = last !== undefined && isQuick(last) && hasNewUnder(last, event);
    if (isSecondHalf) return;
    last = { x: event.clientX, y: event.clientY, at: event.timeStamp, control: controlOf(event.target) };
  };
  const swallow = (event: Event): void => {
    if (!isSecondHalf) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPointerDown = (event: PointerEvent): void => {
    isFinger = event.pointerType !== 'mouse';
    isSecondHalf = false;
    if (!isFinger) return;
    begin(event, (press) => event.timeStamp - press.at <= DOUBLE_TAP_MS && isNear(press, event));
    swallow(event);
  };
  const onMouseDown = (event: MouseEvent): void => {
    // After a touch the browser tells of a mouse as well: what it is has been decided.
    if (!isFinger) begin(event, () => event.detail > 1);
    swallow(event);
  };
  const onPointerUp = ({ timeStamp }: PointerEvent): void => {
    if (last !== undefined && !isSecondHalf) last.at = timeStamp;
  };
  const onPointerCancel = (): void => {
    isSecondHalf = false;
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    swallow(event);
    isSecondHalf = false;
  };

  // Before anybody else hears of them.
  const listen = { capture: true };
  document.addEventListener('pointerdown', onPointerDown, listen);
  document.addEventListener('mousedown', onMouseDown, listen);
  document.addEventListener('pointerup', onPointerUp, listen);
  document.addEventListener('pointercancel', onPointerCancel, listen);
  document.addEventListener('click', onClick, listen);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, listen);
    document.removeEventListener('mousedown', onMouseDown, listen);
    document.removeEventListener('pointerup', onPointerUp, listen);
    document.removeEventListener('pointercancel', onPointerCancel, listen);
    document.removeEventListener('click', onClick, listen);
  };
}
