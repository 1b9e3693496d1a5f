const LIVE = 'live';

let held: HTMLButtonElement | undefined;

/**
 * Keeps the press of a button in a stored page that nobody listens to yet; true when it was one. Only parts marked by
 * `data-presses` do so: links and menus need no script, and forms wait on their own. Whoever pressed two wants the last.
 */
export function holdPress({ target }: Event): boolean {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  const part = button?.closest<HTMLElement>('[data-presses]');
  if (!button || !part || part.dataset['presses'] === LIVE) return false;
  held = button;
  return true;
}

/** From now on the buttons of a part do what they say; the one that was pressed before does so at once. */
export function releasePress(part: HTMLElement): void {
  part.dataset['presses'] = LIVE;
  if (!held || !part.contains(held)) return;
  const pressed = held;
  held = undefined;
  pressed.click();
}
