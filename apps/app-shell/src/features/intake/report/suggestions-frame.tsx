import { EyeIcon, FileIcon, Panel, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Report } from './use-report.js';
import { warningText } from './warning-text.js';

/** Where the button of a phone leads. */
export const SUGGESTIONS_ID = 'suggestions';

const Notes = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '0.75rem',
  padding: theme.spacing(1.5, 3),
  borderLeft: `5px solid ${theme.vars.palette.slate.main}`,
  backgroundColor: theme.vars.palette.sunk,
  ...theme.typography.body2,
  '& > svg': { flex: 'none', marginTop: '0.15em', color: theme.vars.palette.text.secondary },
  '& p + p': { marginTop: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5, 2) },
}));

/** One suggestion after the other, hairlines between them. */
export const Suggestions = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(2, 3),
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .act': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.spacing(0.5, 1),
    // Beside a chip, under which it would begin.
    '& > .MuiButton-quiet': { marginInlineStart: 0 },
  },
  '& .facts': { ...theme.typography.body2, flex: '1 1 9rem', color: theme.vars.palette.text.secondary },
  '& .facts b': { fontWeight: 650, color: theme.vars.palette.text.primary },
}));

export interface SuggestionsFrameProps {
  readonly report: Report;
  /** How many of what, in words. */
  readonly count: ReactNode;
  readonly children: ReactNode;
}

/** What was found in the report, with what its reader must know before any of it is taken. */
export function SuggestionsFrame({ report, count, children }: SuggestionsFrameProps): ReactElement {
  const intl = useIntl();
  const { reading } = report.state;
  return (
    <div id={SUGGESTIONS_ID} tabIndex={-1}>
      <Panel
        flush
        title={intl.formatMessage({ id: 'intake.suggestions.repairs_title' })}
        subtitle={count}
        aside={<FileIcon />}
      >
        <Notes>
          <EyeIcon />
          <div>
            <p>
              <FormattedMessage id="intake.suggestions.check" />
            </p>
            {(reading?.warnings ?? []).map((warning) => (
              <p key={warning.code}>{warningText(intl, warning)}</p>
            ))}
          </div>
        </Notes>
        {children}
      </Panel>
    </div>
  );
}
