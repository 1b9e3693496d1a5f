import { isPlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { CheckIcon, Money, Panel, SendingButton, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { isBlank, type ProjectAnswers } from './project-answers.js';
import { estimateOf } from './project-body.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2.5),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2), alignItems: 'baseline' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { textAlign: 'right', fontWeight: 620 },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: '0.4em',
  alignItems: 'center',
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

export interface SummaryPanelProps {
  readonly form: UseFormReturn<ProjectAnswers>;
  readonly files: number;
  readonly savedAt: number | undefined;
  readonly sending: boolean;
}

const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What it comes to so far, and the one button that sends it. */
export function SummaryPanel({ form, files, savedAt, sending }: SummaryPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [conditions, closing] = useWatch({ control: form.control, name: ['conditions', 'closingDate'] });
  const repairs = conditions.filter((condition) => !isBlank(condition)).length;
  return (
    <Panel ruled title={formatMessage({ id: 'projects.summary.title' })}>
      <Facts>
        <Fact label={formatMessage({ id: 'projects.summary.repairs' })}>{repairs}</Fact>
        <Fact label={formatMessage({ id: 'projects.summary.estimate' })}>
          <Money cents={estimateOf(conditions)} size="strong" />
        </Fact>
        <Fact label={formatMessage({ id: 'projects.summary.closing' })}>
          {isPlainDate(closing) ? formats.plainDate(closing, 'full') : <FormattedMessage id="projects.summary.none" />}
        </Fact>
        <Fact label={formatMessage({ id: 'projects.summary.files' })}>{files}</Fact>
      </Facts>
      <SendingButton
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        sending={sending}
        sendingText={formatMessage({ id: 'projects.create.sending' })}
      >
        <FormattedMessage id="projects.create.submit" />
      </SendingButton>
      {repairs > 0 ? null : (
        <Note>
          <FormattedMessage id="projects.summary.one_repair" />
        </Note>
      )}
      <Note>
        <FormattedMessage id="projects.summary.free" />
      </Note>
      <Note role="status">
        {savedAt === undefined ? null : (
          <>
            <CheckIcon />
            <FormattedMessage id="projects.draft.saved" values={{ time: formats.time(new Date(savedAt)) }} />
          </>
        )}
      </Note>
    </Panel>
  );
}
