import { styled, TextLink, WarningIcon } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Step } from '../steps.js';
import { placePath } from '../use-place.js';

const Section = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.spacing(2) },
  '& > header h2': { ...theme.typography.h2, margin: 0 },
  '& > header a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .none': { color: theme.vars.palette.text.secondary },
  '& .fault': {
    display: 'flex',
    gap: '0.4em',
    marginTop: theme.spacing(1),
    fontWeight: 620,
    color: theme.vars.palette.error.main,
    '& svg': { flex: 'none', marginTop: '0.15em' },
  },
}));

/** Questions at the left, answers at the right; one under the other on a phone. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0, 0),
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.spacing(0, 2) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, paddingTop: 2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [theme.breakpoints.down('md')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

export interface CheckSectionProps {
  readonly step: Step;
  /** What is wrong with it, in the words of its fields. */
  readonly faults: readonly { readonly path: string; readonly message: string }[];
  /** Said instead of an empty list. */
  readonly nothing?: ReactNode;
  readonly children?: ReactNode;
}

/** One topic's answers, what is missing among them, and the way to change them. */
export function CheckSection({ step, faults, nothing, children }: CheckSectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `intake.step.${step}.name` });
  return (
    <Section aria-label={name}>
      <header>
        <h2>{name}</h2>
        <TextLink
          href={placePath(step, true)}
          aria-label={formatMessage({ id: 'intake.check.change_named' }, { step: name })}
        >
          <FormattedMessage id="intake.check.change" />
        </TextLink>
      </header>
      {children ?? <p className="none">{nothing}</p>}
      {faults.map(({ path, message }) => (
        <p key={path} className="fault">
          <WarningIcon />
          <span>{message}</span>
        </p>
      ))}
    </Section>
  );
}
