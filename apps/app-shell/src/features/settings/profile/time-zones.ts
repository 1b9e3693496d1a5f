/** The zones that the browser knows; the account's own is among them even if it does not. */
export function zonesWith(own: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

/** `America/New_York` as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
