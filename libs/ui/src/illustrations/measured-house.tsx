import type { ConditionState } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { StateChip } from '../components/chip/state-chip.js';
import { Tag } from '../components/tag/tag.js';
import { fontFamily } from '../theme/tokens.js';
import { HouseDrawing } from './house-drawing.js';
import { ownProps } from '../theme/own-props.js';

/** The places of the drawing that a tag can name. */
export const HOUSE_SPOTS = ['chimney', 'window', 'rail'] as const;
export type HouseSpot = (typeof HOUSE_SPOTS)[number];

export interface HouseCallout {
  readonly number: number;
  readonly title: string;
  readonly detail: string;
  readonly state: ConditionState;
}

const LEADERS: Readonly<Record<HouseSpot, string>> = {
  chimney: 'M500 158 560 118h60',
  window: 'M542 300h76',
  rail: 'M284 366l-64 40h-60',
};

/** Under this width of its own box the tags lie in a list below the drawing. */
const NARROW = '@container (max-width: 32rem)';

/** The room that a tag has beside the sheet's edge, however small the drawing. */
const LEAST_TAG = '11rem';

// On prussian the same drawing turns to a blueprint; only the custom properties change.
const blueprint = {
  '--h-ink': '#EAF2F3',
  '--h-wall': '#0F4263',
  '--h-glass': '#2C6A90',
  '--h-roof': '#1B5276',
  '--h-tree': '#12486A',
} as const;

const Frame = styled(
  'div',
  ownProps('onPrussian'),
)<{ onPrussian: boolean }>(({ theme, onPrussian }) => ({
  containerType: 'inline-size',
  position: 'relative',
  minWidth: 0,
  ...(onPrussian
    ? blueprint
    : {
        '--h-ink': theme.vars.palette.text.primary,
        '--h-wall': theme.vars.palette.background.paper,
        '--h-glass': '#CFE0EA',
        '--h-roof': '#3F6072',
        '--h-tree': '#BFD6C8',
        ...theme.applyStyles('dark', { ...blueprint, '--h-wall': '#11252F' }),
      }),
  '& > svg': {
    display: 'block',
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'var(--h-ink)',
    strokeWidth: 1.6,
    '& .grid': { strokeOpacity: 0.11, strokeWidth: 1 },
    '& .wall': { fill: 'var(--h-wall)' },
    '& .glass': { fill: 'var(--h-glass)' },
    '& .roof': { fill: 'var(--h-roof)' },
    '& .tree': { fill: 'var(--h-tree)' },
    '& .big': { strokeWidth: 2 },
    '& .texture': { strokeOpacity: 0.18, strokeWidth: 1 },
    '& .chimney': { fill: '#9A5340' },
    '& .cap': { fill: '#B5705C' },
    '& .joints': { stroke: '#FFFFFF', strokeOpacity: 0.4, strokeWidth: 1 },
    '& .shine': { stroke: '#FFFFFF', strokeWidth: 2 },
    '& .flashing': { fill: '#E3E9EA' },
    '& .door': { fill: '#A8442F' },
    '& .panels': { stroke: '#FFFFFF', strokeOpacity: 0.55, strokeWidth: 1.5 },
    '& .knob': { fill: '#F7C11E', stroke: 'none' },
    '& .stone': { fill: '#DDE3E1' },
    '& .rail': { strokeWidth: 2.4 },
    '& .undone': { strokeDasharray: '5 5' },
    '& .mark': { stroke: '#F6B27B', strokeWidth: 2.6, strokeDasharray: '7 5' },
    '& .measure': { strokeOpacity: 0.6, strokeWidth: 1.2 },
    '& text': { fontFamily: fontFamily.text, fontSize: 12, fill: 'var(--h-ink)', stroke: 'none' },
    [NARROW]: { '& .leaders': { display: 'none' } },
  },
  '& .callouts': { [NARROW]: { display: 'grid' } },
  '& .callout': {
    position: 'absolute',
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'flex-start',
    width: 'max-content',
    // No further than the sheet from where the tag begins.
    maxWidth: `min(13.5rem, max(${LEAST_TAG}, var(--h-beyond)))`,
    padding: '0.5rem 0.625rem 0.5rem 0.5rem',
    borderRadius: 3,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '& b': { display: 'block', fontWeight: 650 },
    '& .state': { marginTop: 4 },
    [NARROW]: {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      borderRadius: 0,
      padding: theme.spacing(1.5),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  // Each tag meets the end of its leader line; on a small drawing it slides over the line instead of off the sheet.
  '& .chimney-note': { '--h-beyond': '26%', left: `min(74%, 100% - ${LEAST_TAG})`, top: '13%' },
  '& .window-note': { '--h-beyond': '26%', left: `min(74%, 100% - ${LEAST_TAG})`, top: '56%' },
  '& .rail-note': { '--h-beyond': '18%', right: `min(82%, 100% - ${LEAST_TAG})`, bottom: 0 },
}));

const grid = `${[39, 111, 183, 255, 327].map((y) => `M0 ${y}h840`).join('')}${Array.from({ length: 11 }, (_, column) => `M${(column + 1) * 72} 0v452`).join('')}`;

export interface MeasuredHouseProps {
  /** Tags with leader lines; what they name is dashed until it is accepted or cleared. */
  readonly callouts?: Readonly<Partial<Record<HouseSpot, HouseCallout>>>;
  readonly onPrussian?: boolean;
  /** Beside a form the drawing is decoration. */
  readonly decorative?: boolean;
}

const isDone = (callout: HouseCallout | undefined): boolean =>
  callout === undefined || callout.state === 'accepted' || callout.state === 'cleared';

/** The measured drawing of a house front. */
export function MeasuredHouse({
  callouts = {},
  onPrussian = false,
  decorative = false,
}: MeasuredHouseProps): ReactElement {
  const { formatMessage } = useIntl();
  const named = HOUSE_SPOTS.flatMap((spot) => {
    const callout = callouts[spot];
    return callout === undefined ? [] : [{ spot, ...callout }];
  });
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': formatMessage({ id: 'ui.measured_house.label' }) };
  // Without tags the rail on the left stays undone: that is the drawing's own story.
  const repairs = {
    chimney: isDone(callouts.chimney),
    window: isDone(callouts.window),
    rail: callouts.rail !== undefined && isDone(callouts.rail),
  };
  return (
    <Frame onPrussian={onPrussian}>
      <svg viewBox={named.length > 0 ? '14 20 816 432' : '0 20 720 432'} focusable="false" {...naming}>
        {named.length > 0 ? <path className="grid" d={grid} /> : null}
        <HouseDrawing repairs={repairs} />
        <path className="leaders" d={named.map(({ spot }) => LEADERS[spot]).join('')} />
      </svg>
      {named.length === 0 ? null : (
        <div className="callouts">
          {named.map(({ spot, number, title, detail, state }) => (
            <div key={spot} className={`callout ${spot}-note`}>
              <Tag number={number} state={state} size="small" />
              <div>
                <b>{title}</b>
                {detail}
                <div className="state">
                  <StateChip machine="condition" state={state} />
                </div>
              </div>
            </div>
          ))}
        </div>
      )}
    </Frame>
  );
}
