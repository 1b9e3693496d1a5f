import { glyph } from './glyph.js';

const ring = <circle cx="8" cy="8" r="6" />;
const wideRing = <circle cx="8" cy="8" r="6.2" />;

export const RingGlyph = glyph('RingGlyph', ring);
export const DashedRingGlyph = glyph('DashedRingGlyph', <circle cx="8" cy="8" r="6" strokeDasharray="2.4 2.3" />);
export const DottedRingGlyph = glyph(
  'DottedRingGlyph',
  <>
    {ring}
    <circle className="solid" cx="8" cy="8" r="2.6" />
  </>,
);
export const HalfGlyph = glyph(
  'HalfGlyph',
  <>
    {ring}
    <path className="solid" d="M8 2a6 6 0 0 1 0 12z" />
  </>,
);
export const FullGlyph = glyph('FullGlyph', <circle className="solid" cx="8" cy="8" r="6.9" />);
export const SlashedRingGlyph = glyph(
  'SlashedRingGlyph',
  <>
    {wideRing}
    <path d="M3.8 12.2l8.4-8.4" />
  </>,
);
export const CrossedRingGlyph = glyph(
  'CrossedRingGlyph',
  <>
    {wideRing}
    <path d="M5.5 5.5l5 5M10.5 5.5l-5 5" />
  </>,
);
export const MinusRingGlyph = glyph(
  'MinusRingGlyph',
  <>
    {wideRing}
    <path d="M4.8 8h6.4" />
  </>,
);
export const CheckGlyph = glyph(
  'CheckGlyph',
  <>
    <circle className="solid" cx="8" cy="8" r="6.9" />
    <path className="cut" strokeWidth="2" d="M4.8 8.3 7 10.5l4.2-4.8" />
  </>,
);
export const EyeGlyph = glyph(
  'EyeGlyph',
  <>
    <path d="M1 8s2.6-4.5 7-4.5S15 8 15 8s-2.6 4.5-7 4.5S1 8 1 8z" />
    <circle className="solid" cx="8" cy="8" r="2" />
  </>,
);
export const DiamondGlyph = glyph(
  'DiamondGlyph',
  <>
    <path className="solid" d="M8 .8 15.2 8 8 15.2.8 8z" />
    <path className="cut" strokeWidth="1.6" d="M8 4.8 5.4 7.4 8 10M5.6 7.4h5v3" />
  </>,
);
export const TriangleGlyph = glyph(
  'TriangleGlyph',
  <>
    <path className="solid" d="M8 1 15.5 14.5H.5z" />
    <path className="cut" strokeWidth="1.8" d="M8 6v4M8 12v.8" />
  </>,
);
export const SquareGlyph = glyph('SquareGlyph', <rect x="2.5" y="2.5" width="11" height="11" />);
export const PhotoGlyph = glyph(
  'PhotoGlyph',
  <>
    <rect x="1.5" y="3.5" width="13" height="10" />
    <circle className="solid" cx="8" cy="8.5" r="2.6" />
  </>,
);
export const SealGlyph = glyph(
  'SealGlyph',
  <>
    <path className="solid" d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" />
    <path className="cut" strokeWidth="2.2" d="M4.3 8.2 6.7 10.6l5-5.4" />
  </>,
);
export const BrokenRingGlyph = glyph(
  'BrokenRingGlyph',
  <>
    <circle cx="8" cy="8" r="6" strokeDasharray="9.4 3.2" />
    <path d="M8 4.8V8l2.2 1.4" />
  </>,
);
export const ClosedLockGlyph = glyph(
  'ClosedLockGlyph',
  <>
    <path className="solid" d="M2.5 7h11v8h-11z" />
    <path d="M5 7V4.5a3 3 0 0 1 6 0V7" />
  </>,
);
export const LeavingGlyph = glyph(
  'LeavingGlyph',
  <>
    <path className="solid" d="M2 2h12v12H2z" />
    <path className="cut" d="M5.5 10.5l5-5M6.8 5.3h4v4" />
  </>,
);
export const ReturnArrowGlyph = glyph('ReturnArrowGlyph', <path d="M5.5 2.5 2 6l3.5 3.5M2 6h7.5a4 4 0 0 1 0 8H5" />);
export const ForkGlyph = glyph('ForkGlyph', <path d="M8 15V8M8 8 3 3M8 8l5-5M2.5 6V2.5H6M10 2.5h3.5V6" />);
export const ClockGlyph = glyph(
  'ClockGlyph',
  <>
    {wideRing}
    <path d="M8 4.2v4l2.6 1.6" />
  </>,
);
export const BusyGlyph = glyph(
  'BusyGlyph',
  <>
    <circle className="solid" cx="8" cy="8" r="6.9" />
    <path className="cut" strokeWidth="2" d="M4.5 8h7" />
  </>,
);
