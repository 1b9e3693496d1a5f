import type { ReactElement } from 'react';

const SIDING_TOP = 214;
const SIDING_STEP = 11;
const SIDING_ROWS = 15;
const siding = Array.from({ length: SIDING_ROWS }, (_, row) => `M152 ${SIDING_TOP + row * SIDING_STEP}h416`).join('');

const PEAK = { x: 360, y: 66 };
const HALF_WIDTH_PER_HEIGHT = 236 / 140;
const gable = Array.from({ length: 9 }, (_, row) => {
  const y = 88.5 + row * 14.5;
  const half = Math.round(((y - PEAK.y) * HALF_WIDTH_PER_HEIGHT - 18) * 10) / 10;
  return `M${PEAK.x - half} ${y}h${half * 2}`;
}).join('');

const bricks = Array.from({ length: 8 }, (_, row) => {
  const y = 58 + row * 11;
  const joints = row % 2 === 0 ? [478, 500] : [489, 494];
  return `M468 ${y}h42${row === 7 ? '' : joints.map((x) => `M${x} ${y}v11`).join('')}`;
}).join('');

function Window({ x }: { readonly x: number }): ReactElement {
  return (
    <g className="opening">
      <rect className="wall" x={x} y="248" width="88" height="86" />
      <rect className="glass" x={x + 6} y="254" width="76" height="74" />
      <path d={`M${x + 44} 254v74M${x + 6} 291h76`} />
      <path className="shine" d={`M${x + 12} 285l24-25`} />
      <path className="wall" d={`M${x - 5} 334h98v6h-98z`} />
    </g>
  );
}

/** A true-looking measure, the same in every language. */
const WIDTH = '34′ 8″';

/** What is repaired is drawn solid; the rest is dashed. */
export interface HouseRepairs {
  readonly chimney: boolean;
  readonly window: boolean;
  readonly rail: boolean;
}

/** A front elevation as on a plan sheet, in the 720 × 452 canvas; its colors are custom properties of its frame. */
export function HouseDrawing({ repairs }: { readonly repairs: HouseRepairs }): ReactElement {
  return (
    <>
      <g className="opening">
        <path className="tree" d="M20 388c60-70 74-150 96-150s28 90 40 150z" />
        <path d="M88 388V290" />
        <path className="tree" d="M600 388c8-60 30-104 52-104s40 50 48 104z" />
        <path d="M652 388v-60" />
        <path className="chimney" d="M466 56h46v100l-46-24z" />
        <path className="joints" d={bricks} />
        <path className="cap" d="M461 48h56v9h-56z" />
      </g>
      <path className="wall big" d="M152 204h416v184H152z" />
      <path className="texture" d={siding} />
      <path className="roof big" d="M360 66 596 206H124z" />
      <path className="texture" d={gable} />
      <g className="opening">
        <path className="wall" d="M360 66 596 206h-16L360 82 140 206h-16z" />
        <path className={repairs.chimney ? 'flashing' : 'flashing undone'} d="M458 134l60 35v-14l-6-3.5v-6l-46-26v8z" />
        <circle className="wall" cx="360" cy="152" r="23" />
        <circle className="glass" cx="360" cy="152" r="16" />
        <path d="M360 136v32M344 152h32" />
      </g>
      <Window x={182} />
      <Window x={454} />
      {repairs.window ? null : <path className="mark" d="M447 242h102v102H447z" />}
      <g className="opening">
        <path className="wall" d="M322 240h76v132h-76z" />
        <path className="door" d="M332 250h56v122h-56z" />
        <path className="panels" d="M340 260h17v40h-17zM363 260h17v40h-17zM340 310h17v50h-17zM363 310h17v50h-17z" />
        <circle className="knob" cx="382" cy="314" r="3" />
        <path className="stone" d="M312 372h96v9h-96zM302 381h116v9H302zM292 390h136v9H292z" />
      </g>
      <path className="rail" d="M412 330l24 24v44M412 330v50M418 338v44M424 344v46M430 350v46" />
      <path className={repairs.rail ? 'rail' : 'rail undone'} d="M308 330l-24 24v44M308 330v50" />
      <path className="big" d="M0 399h840" />
      <g className="measure">
        <path d="M152 424h168M400 424h168M152 414v20M568 414v20M148 428l8-8M564 428l8-8M612 66v333M602 66h20M602 399h20M608 70l8-8M608 403l8-8" />
        <text x="360" y="428" textAnchor="middle">
          {WIDTH}
        </text>
      </g>
    </>
  );
}
