import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, ClockIcon, InfoIcon, ReturnIcon, WarningIcon } from '../../icons/interface-icons.js';
import type { IconComponent } from '../../icons/stroke-icon.js';
import { radius } from '../../theme/tokens.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { ownProps } from '../../theme/own-props.js';

/** broken = must be mended; date = a date nears; sent_back = sent back or offline; news; done. */
export type BannerKind = 'broken' | 'date' | 'sent_back' | 'news' | 'done';

const LOOK: Readonly<Record<BannerKind, { tone: Tone; icon: IconComponent }>> = {
  broken: { tone: 'brick', icon: WarningIcon },
  date: { tone: 'tape', icon: ClockIcon },
  sent_back: { tone: 'copper', icon: ReturnIcon },
  news: { tone: 'blue', icon: InfoIcon },
  done: { tone: 'green', icon: CheckIcon },
};

const Ground = styled(
  'div',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => {
  const color = toneColors(theme, tone);
  return {
    display: 'flex',
    // Beside the words where they keep a readable length, however wide the page is; else below them.
    flexWrap: 'wrap',
    // A button is taller than a line: the words stand at its middle.
    alignItems: 'center',
    gap: '0.75rem',
    padding: theme.spacing(1.5, 2),
    borderRadius: radius.control,
    backgroundColor: color.soft,
    color: theme.vars.palette.text.primary,
    borderLeft: `5px solid ${color.main}`,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    '& .said': { display: 'flex', alignItems: 'flex-start', gap: '0.75rem', flex: '1 1 18rem', minWidth: 0 },
    '& .said > svg': { color: color.main, marginTop: '0.15em' },
    '& b': { fontWeight: 680 },
    '& .heading': { display: 'block' },
    // An address may be longer than a phone is wide.
    '& .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    // Its words break where the letters are larger than the banner is wide.
    '& .action': { minWidth: 0 },
    '@media print': { borderBlock: `1px solid ${color.main}`, borderRight: `1px solid ${color.main}` },
  };
});

export interface BannerProps {
  readonly kind: BannerKind;
  /** What it is about, in bold: before the sentence where it is one itself ("Look in your mail."), above it otherwise. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconComponent;
  readonly action?: ReactNode;
  /** It appears while the page is open: `alert` interrupts, `status` waits. */
  readonly role?: 'alert' | 'status';
}

/** Two sentences stand in one line; words without an end would run into what follows. */
const isHeading = (title: ReactNode): boolean => typeof title === 'string' && !/[.?!…:]$/u.test(title);

/** Stays until the thing is fixed. */
export function Banner({ kind, title, children, icon, action, role }: BannerProps): ReactElement {
  const { tone, icon: usual } = LOOK[kind];
  const Icon = icon ?? usual;
  return (
    <Ground tone={tone} role={role}>
      <div className="said">
        <Icon />
        <div className="text">
          {title === undefined ? null : <b className={isHeading(title) ? 'heading' : undefined}>{title}</b>} {children}
        </div>
      </div>
      {action === undefined ? null : <div className="action">{action}</div>}
    </Ground>
  );
}
