import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

/** One object on a ground line: a house with a blank sign, a level out of true, a tape drawn back, an open toolbox. */
export type SpotSubject = 'house' | 'level' | 'tape' | 'toolbox';

const Drawing = styled('svg')(({ theme }) => {
  const { text, background, primary, error, tape } = theme.vars.palette;
  return {
    display: 'block',
    fill: 'none',
    stroke: text.primary,
    strokeWidth: 1.8,
    '& .paper': { fill: background.paper },
    '& .tint': { fill: primary.soft },
    '& .warm': { fill: error.soft },
    '& .bubble': { fill: error.main, stroke: 'none' },
    '& .tape': { fill: tape.main },
    '& .tick': { stroke: tape.contrastText },
    '& .faint': { strokeOpacity: 0.25 },
    '& .thin': { strokeWidth: 1.2 },
  };
});

const ground = <path d="M10 104h240" />;

const SUBJECTS: Readonly<Record<SpotSubject, ReactNode>> = {
  house: (
    <>
      {ground}
      <path className="paper" d="M62 104V48l44-28 44 28v56" />
      <path d="M52 54l54-35 54 35" />
      <path className="tint" d="M94 104V72h24v32M72 58h14v16H72zM126 58h14v16h-14z" />
      <path className="paper" d="M182 104V66h40v16h-40" />
      <path strokeDasharray="4 3" d="M190 74h24" />
      <path className="thin" d="M62 112h88M62 108v8M150 108v8" />
    </>
  ),
  level: (
    <>
      <g transform="rotate(-9 130 60)">
        <path className="paper" d="M20 42h220v36H20z" />
        <path className="faint" d="M20 50h220M20 70h220" />
        <rect className="warm" x="92" y="50" width="76" height="20" rx="10" />
        <path d="M118 50v20M142 50v20" />
        <rect className="bubble" x="95" y="54" width="18" height="12" rx="6" />
        <circle cx="46" cy="60" r="9" />
        <circle cx="214" cy="60" r="9" />
      </g>
      {ground}
    </>
  ),
  tape: (
    <>
      {ground}
      <path className="paper" d="M40 104V52a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v52z" />
      <circle className="tint" cx="76" cy="70" r="18" />
      <circle cx="76" cy="70" r="6" />
      <path className="tape" d="M112 92h62v12h-62z" />
      <path d="M174 86v18h-5" />
      <path className="thin tick" d="M122 92v6M132 92v4M142 92v6M152 92v4M162 92v6" />
      <path className="thin faint" strokeDasharray="5 4" d="M182 92h56M238 86v18" />
    </>
  ),
  toolbox: (
    <>
      {ground}
      <path className="paper" d="M60 104V64h140v40z" />
      <path className="tint" d="M60 64 72 34h116l12 30z" />
      <path d="M112 34V22h36v12M60 78h140" />
      <path className="paper" d="M122 72h16v14h-16z" />
      <path d="M84 64V48h10v16M166 64 176 44l8 4-8 16" />
    </>
  ),
};

export interface SpotDrawingProps {
  readonly subject: SpotSubject;
}

/** A small drawing for empty and broken places; decoration only. */
export function SpotDrawing({ subject }: SpotDrawingProps): ReactElement {
  return (
    <Drawing viewBox="0 0 260 120" aria-hidden focusable="false">
      {SUBJECTS[subject]}
    </Drawing>
  );
}
