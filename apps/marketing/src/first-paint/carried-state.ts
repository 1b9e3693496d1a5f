const CARRIED = 'closewright.carried-state';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What the browser keeps with this entry of its history goes along to the address that takes its place. */
export function carryState(to: string): void {
  const state: unknown = window.history.state;
  if (state === null) return;
  try {
    window.sessionStorage.setItem(CARRIED, JSON.stringify({ to, state }));
  } catch {
    // The page then begins anew, as one does that was never open.
  }
}

/** INT-07: what a form was told of, such as that its request arrived, outlives the way to its Spanish address. */
export function takeCarriedState({ pathname, search, hash }: Address): void {
  try {
    const carried: unknown = JSON.parse(window.sessionStorage.getItem(CARRIED) ?? 'null');
    window.sessionStorage.removeItem(CARRIED);
    if (typeof carried !== 'object' || carried === null || !('to' in carried) || !('state' in carried)) return;
    if (carried.to !== pathname + search + hash || window.history.state !== null) return;
    window.history.replaceState(carried.state, '');
  } catch {
    // Nothing was carried here that can be read.
  }
}
