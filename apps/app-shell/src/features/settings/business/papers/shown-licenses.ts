import type { OwnPaper } from '@cw/api-client';
import type { ShownLicense } from '@cw/ui';

type Handed = Pick<ShownLicense, 'state' | 'trade' | 'expiresOn'>;

const isSame = (one: Handed, other: Handed): boolean =>
  one.state === other.state && one.trade === other.trade && one.expiresOn === other.expiresOn;

/**
 * The licenses of a paper: what staff approved, each with the number that was handed in with it where that is known, and
 * what waits for them. What staff refused counts for nothing and shows with their words alone.
 */
export function shownLicenses({ kind, state, isInForce, licenses, submission }: OwnPaper): readonly ShownLicense[] {
  if (kind !== 'license') return [];
  const handed = submission?.details.licenses ?? [];
  const approved = isInForce || state === 'expired' ? licenses : [];
  const waiting = submission?.state === 'waiting' ? handed : [];
  return [
    ...approved.map((license) => ({ ...license, number: handed.find((one) => isSame(one, license))?.number })),
    ...waiting
      .filter((license) => !approved.some((one) => isSame(one, license)))
      .map((license) => ({ ...license, inReview: true })),
  ];
}
