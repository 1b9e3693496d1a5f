import { scheduleState, type PlainDate, type ScheduleState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { duration, ease } from '../../theme/tokens.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { ownProps } from '../../theme/own-props.js';

const TONE: Readonly<Record<ScheduleState, Tone>> = {
  on_time: 'green',
  at_risk: 'copper',
  on_the_line: 'copper',
  late: 'brick',
};

const settle = keyframes({ from: { transform: 'translateX(8px)' }, to: { transform: 'none' } });

const Line = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => {
  const color = toneColors(theme, tone);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    maxWidth: '100%',
    fontWeight: 620,
    fontSize: '0.875rem',
    lineHeight: 1.35,
    color: color.main,
    '& svg': { flex: 'none', width: 66, height: 20, stroke: 'currentColor' },
    '& .body': { fill: theme.vars.palette.background.paper, strokeWidth: 1.6 },
    '& .ends': { strokeWidth: 1.4, strokeOpacity: 0.55 },
    '& .tube': { fill: color.soft, strokeWidth: 1.3 },
    '& .bubble': { fill: 'currentColor', stroke: 'none', animation: `${settle} ${duration.slow}ms ${ease} 1` },
    '& .lines': { strokeWidth: 1.5 },
  };
});

const CENTER = 33;
const ON_THE_LINE = 40;
const PAST = 47;

/** Where the bubble stands in the 66 px drawing: between the lines, on the right one, or past it. */
function bubblePlace(slack: number, state: ScheduleState): number {
  if (state === 'on_time') return slack === 1 ? CENTER + 1.5 : CENTER;
  if (state !== 'late') return ON_THE_LINE;
  return PAST + Math.min(-slack - 1, 2) / 2;
}

export interface LevelProps {
  /** Days to spare before the latest safe finish; negative = late. */
  readonly slackDays: number;
  /** The agreed start day is over and the work has not begun. */
  readonly startMissed?: boolean;
  /** `short`: "2 days to spare"; `track`: "On track, 2 days to spare". What is late says what it is counted from. */
  readonly wording?: 'short' | 'track';
  /** The planned last day of work: "Planned finish Dec 1, 7 days to spare". Wins over `wording`. */
  readonly finish?: PlainDate;
}

const IDS = {
  short: {
    on_time: 'ui.level.spare',
    at_risk: 'ui.level.at_risk',
    on_the_line: 'ui.level.none',
    late: 'ui.level.late',
  },
  track: {
    on_time: 'ui.level.track_spare',
    at_risk: 'ui.level.at_risk',
    on_the_line: 'ui.level.none',
    late: 'ui.level.late',
  },
  finish: {
    on_time: 'ui.level.finish_spare',
    at_risk: 'ui.level.at_risk',
    on_the_line: 'ui.level.finish_none',
    late: 'ui.level.finish_late',
  },
} as const;

/** Are we on track? A carpenter's level, always with the sentence that says the same. */
export function Level({ slackDays, startMissed = false, wording = 'short', finish }: LevelProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const state = scheduleState(slackDays, startMissed);
  const id = IDS[finish === undefined ? wording : 'finish'][state];
  const sentence = formatMessage(
    { id },
    { days: Math.abs(slackDays), date: finish === undefined ? '' : formats.plainDate(finish) },
  );
  return (
    <Line tone={TONE[state]}>
      <svg viewBox="0 0 66 20" aria-hidden focusable="false">
        <path className="body" d="M1 1h64v18H1z" />
        <path className="ends" d="M5.5 5v10M60.5 5v10" />
        <rect className="tube" x="11" y="4.5" width="44" height="11" rx="5.5" />
        <ellipse className="bubble" cx={bubblePlace(slackDays, state)} cy="10" rx="6.2" ry="4" />
        <path className="lines" d="M25 4.5v11M41 4.5v11" />
      </svg>
      <span>{sentence}</span>
    </Line>
  );
}
