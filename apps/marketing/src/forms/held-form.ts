const HELD = 'heldForm';
const LIVE = 'live';

/** Whether a form was sent before its page came to life; it is then sent as soon as that has happened. */
export function takeHeld(form: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset[HELD] !== form) return false;
  delete dataset[HELD];
  return true;
}

/** From now on the form itself does what its button says. */
export function becomeLive(form: HTMLFormElement): void {
  form.dataset[LIVE] = '';
}

/** Keeps a form that nobody listens to yet from leaving the page; true when that was the case. */
export function holdForm(event: Event): boolean {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['form'] === undefined || LIVE in form.dataset) return false;
  event.preventDefault();
  document.documentElement.dataset[HELD] = form.dataset['form'];
  return true;
}
