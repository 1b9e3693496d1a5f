import {
  CheckGlyph,
  Chip,
  Panel,
  RingGlyph,
  styled,
  TextLink,
  TriangleGlyph,
  type GlyphComponent,
  type Tone,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { placePath } from './use-place.js';
import type { StepStanding } from './step-standing.js';
import { STEPS, type Place, type Step } from './steps.js';

const LOOKS: Readonly<Record<StepStanding, { readonly tone: Tone; readonly Glyph: GlyphComponent }>> = {
  done: { tone: 'green', Glyph: CheckGlyph },
  todo: { tone: 'slate', Glyph: RingGlyph },
  optional: { tone: 'slate', Glyph: RingGlyph },
  fault: { tone: 'brick', Glyph: TriangleGlyph },
};

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0.5, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('md')]: { padding: theme.spacing(0.5, 2) },
    // In large letters how it stands is read under its name.
    '@media (max-width: 16rem)': { flexWrap: 'wrap', rowGap: 0 },
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > .now': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`, fontWeight: 650 },
}));

export interface TaskListProps {
  readonly place: Place;
  readonly standing: Readonly<Record<Step, StepStanding>>;
}

/** Every topic of the request and how it stands; each is a link, in any order. */
export function TaskList({ place, standing }: TaskListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush title={formatMessage({ id: 'intake.tasks.title' })}>
      <List>
        {STEPS.map((step) => {
          const { tone, Glyph } = LOOKS[standing[step]];
          const isHere = step === place;
          return (
            <li key={step} {...(isHere && { className: 'now', 'aria-current': 'step' as const })}>
              {isHere ? (
                <span>
                  <FormattedMessage id={`intake.step.${step}.name`} />
                </span>
              ) : (
                <TextLink href={placePath(step)}>
                  <FormattedMessage id={`intake.step.${step}.name`} />
                </TextLink>
              )}
              <Chip tone={tone} icon={<Glyph size={16} />}>
                <FormattedMessage id={`intake.tasks.${standing[step]}`} />
              </Chip>
            </li>
          );
        })}
        <li {...(place === 'check' && { className: 'now', 'aria-current': 'step' as const })}>
          {place === 'check' ? (
            <FormattedMessage id="intake.tasks.check" />
          ) : (
            <TextLink href={placePath('check')}>
              <FormattedMessage id="intake.tasks.check" />
            </TextLink>
          )}
        </li>
      </List>
    </Panel>
  );
}
