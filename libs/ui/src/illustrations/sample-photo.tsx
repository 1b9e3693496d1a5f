import type { ReactElement, ReactNode } from 'react';

/** What a drawn sample photograph shows; samples stand where no real photograph may. */
export type SampleSubject = 'steps' | 'window';

const bands = (count: number, height: number, fills: readonly [string, string], joint: string): ReactNode =>
  Array.from({ length: count }, (_, row) => (
    <g key={row}>
      <path d={`M0 ${row * height}h320v${height}H0z`} fill={fills[row % 2]} />
      <path d={`M0 ${row * height + height - 0.5}h320`} stroke={joint} strokeWidth="1.5" />
    </g>
  ));

const stairs = [0, 1, 2, 3].map((step) => {
  const x = 182 - step * 30;
  const y = 130 + step * 13;
  return (
    <g key={step}>
      <path d={`M${x} ${y}H286v${60 - step * 13}H${x}z`} fill="#B9B7AE" />
      <path d={`M${x} ${y}H286v4H${x}z`} fill="#D3D1C8" />
    </g>
  );
});

const balusters = [
  ...Array.from({ length: 7 }, (_, n) => `M${110 + n * 11.5} ${106 - n * 5.25}v58`),
  ...Array.from({ length: 8 }, (_, n) => `M${201 + n * 10.5} 71v58`),
].join('');

const STEPS = {
  ground: (
    <>
      <rect width="320" height="200" fill="#BCCBD1" />
      {bands(10, 13, ['#D4DCDB', '#DCE3E2'], '#A9B6B8')}
      <path d="M196 18h66v112h-66z" fill="#7A3B2A" />
      <path d="M203 25h52v46h-52zM203 78h52v46h-52z" fill="#8E4936" />
      <circle cx="206" cy="78" r="3" fill="#D9C28A" />
      <path d="M0 168h320v32H0z" fill="#7C8B5E" />
      <path d="M0 168c40-8 70 6 120 0s120 4 200-2v10H0z" fill="#8B9B6A" />
      {stairs}
    </>
  ),
  before: (
    <>
      <path d="M150 143l14 3-6 8zM240 130l9 6-12 2z" fill="#9D9B92" />
      <path d="M100 175c10 4 24 3 30 8" stroke="#8F8D85" strokeWidth="2" fill="none" />
    </>
  ),
  after: (
    <g stroke="#22313A" fill="none" strokeWidth="2.2">
      <path d="M98 112 190 70h96M98 112v58M190 70v62M284 70v60" strokeWidth="5.5" />
      <path d={balusters} />
    </g>
  ),
} as const;

const WINDOW = {
  ground: (
    <>
      {bands(13, 16, ['#88A095', '#8FA69B'], '#5F766B')}
      <rect x="66" y="14" width="188" height="176" fill="#F3F2EC" />
      <rect x="86" y="34" width="148" height="132" fill="#35505E" />
      <path d="M86 34h148l-84 132H86z" fill="#456372" />
      <path d="M160 34v132M86 100h148" stroke="#F3F2EC" strokeWidth="9" />
      <path d="M56 176h208v14H56z" fill="#FBFAF6" />
      <path d="M66 190h188" stroke="#9AA39B" strokeWidth="2" />
    </>
  ),
  before: (
    <path
      fill="#8B7A5E"
      d="M68 30l7-2 5 8-3 9-7-3zM70 64l5-3 4 11-2 13-6-4zM237 40l8-3 6 10-4 12-8-4zM240 92l6-4 4 14-3 17-6-6zM74 118l7-4 4 12-3 15-6-5zM92 178l18-1 12 4-7 5-18-2zM150 180l13-1 9 4-6 5-13-2zM208 177l20-1 14 4-9 6-20-2zM110 16l16-1 10 5-7 6-15-2zM190 18l14-1 10 4-6 6-14-2zM68 150l8-3 6 9-4 11-8-4zM238 140l7-2 5 7-3 8-7-2z"
    />
  ),
  after: null,
} as const;

const SUBJECTS = { steps: STEPS, window: WINDOW } as const;

export interface SamplePhotoProps {
  readonly subject: SampleSubject;
  readonly side: 'before' | 'after';
  /** What it shows, for readers. */
  readonly label: string;
}

/** A drawn stand-in for a photograph, 16:10, for `EvidencePhoto.drawing`. */
export function SamplePhoto({ subject, side, label }: SamplePhotoProps): ReactElement {
  const { ground, [side]: layer } = SUBJECTS[subject];
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label} focusable="false">
      {ground}
      {layer}
    </svg>
  );
}
