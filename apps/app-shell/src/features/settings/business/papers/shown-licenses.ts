import type { OwnPaper } from '@cw/api-client';
import type { ShownLicense } from '@cw/ui';

type Approved = OwnPaper['licenses'][number];

const isSame = (one: ShownLicense, other: ShownLicense): boolean =>
  one.state === other.state && one.trade === other.trade && one.expiresOn === other.expiresOn;

/** Each with its number, one of those that were handed in for each; two that nothing tells apart are said once. */
function withNumbers(licenses: readonly Approved[], handed: readonly ShownLicense[]): ShownLicense[] {
  const left = [...handed];
  const shown = licenses.map((license): ShownLicense => {
    const at = left.findIndex((one) => isSame(one, license));
    return { ...license, number: at === -1 ? undefined : left.splice(at, 1)[0]?.number };
  });
  return shown.filter(
    (one, index) => shown.findIndex((other) => isSame(one, other) && one.number === other.number) === index,
  );
}

/**
 * The licenses of a paper: what staff approved, and behind it what waits for them. Numbers stay with what was handed in: those
 * of the approved ones are known only while nothing came after. What staff refused shows with their words alone.
 */
export function shownLicenses({ kind, state, isInForce, licenses, submission }: OwnPaper): readonly ShownLicense[] {
  if (kind !== 'license') return [];
  const handed = submission?.details.licenses ?? [];
  const approved = isInForce || state === 'expired' ? licenses : [];
  return [
    ...withNumbers(approved, submission?.state === 'approved' ? handed : []),
    ...(submission?.state === 'waiting' ? handed : []).map((license) => ({ ...license, inReview: true })),
  ];
}
