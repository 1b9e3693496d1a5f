import { formatZone, type Locale } from '@cw/i18n';

/** Those that nearly every reader lives in, from east to west, and those of the territories. */
const OWN_ZONES: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Pago_Pago',
  'Pacific/Guam',
  'Pacific/Saipan',
];

/** The zones that the browser knows, the country's own first; the account's is among them even if the browser knows it not. */
export function zonesWith(own: string): readonly string[] {
  return [...new Set([...OWN_ZONES, own, ...Intl.supportedValuesOf('timeZone')])];
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * `America/New_York` as people call it: "Eastern Time (New York)", "Hora del Este (New York)". Zones of other countries keep
 * their names: there are hundreds, and asking for the name of each takes a phone a second.
 */
export function zoneName(zone: string, locale: Locale): string {
  const place = zone.replaceAll('_', ' ');
  if (!OWN_ZONES.includes(zone)) return place;
  return `${capitalized(formatZone(new Date(), locale, zone))} (${place.split('/').at(-1)})`;
}
