import { useOnline } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { Banner, Button, ErrorSummary, OfflineIcon, PageTitle, SendingButton, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicAddress } from '../../../app/routes/area-address.js';
import { faultText, encodeFault } from '../../../forms/fault.js';
import type { Faults } from '../../../forms/form-faults.js';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import { UnkeptPaperNote } from '../draft/unkept-paper-note.js';
import { Ways } from '../intake-layout.js';
import type { Report } from '../report/use-report.js';
import { STEPS, stepOf } from '../steps.js';
import { CheckRepairs } from './check-repairs.js';
import { CheckSection, Facts } from './check-section.js';
import type { SendFailure, SendIntake } from './use-send-intake.js';
import { useShownAnswers } from './use-shown-answers.js';

const Sections = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}));

export interface CheckAnswersProps {
  readonly answers: IntakeAnswers;
  readonly report: Report;
  readonly faults: Faults;
  readonly sending: SendIntake;
  readonly onSend: () => void;
  readonly onBack: () => void;
  /** To the field that a fault is about. */
  readonly onMend: (path: string) => void;
}

/** Whether it can go now; said from the moment when it could not. */
function Network(): ReactElement | null {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  if (!wasOffline) return null;
  return online ? (
    <Banner kind="done">
      <FormattedMessage id="intake.check.back_online" />
    </Banner>
  ) : (
    <Banner kind="sent_back" icon={OfflineIcon}>
      <FormattedMessage id="intake.check.offline_text" />
    </Banner>
  );
}

/** Why it has not gone, and what is safe. */
function Failure({ failure }: { readonly failure: SendFailure }): ReactElement {
  return failure.kind === 'lost' ? (
    <Banner kind="sent_back" title={<FormattedMessage id="intake.check.lost_title" />}>
      <FormattedMessage id="intake.check.lost_text" />
    </Banner>
  ) : (
    <Banner kind="broken" title={<FormattedMessage id="intake.check.failed_title" />}>
      {failure.text}
    </Banner>
  );
}

/** All answers in one view, each with a way to change it, and the one button that sends them. */
export function CheckAnswers(props: CheckAnswersProps): ReactElement {
  const { answers, report, faults, sending, onSend, onBack, onMend } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useLocale();
  const online = useOnline();
  const shownOf = useShownAnswers(answers);
  const [attempt, setAttempt] = useState(0);
  const listed = [
    ...[...faults].map(([path, fault]) => ({ path, message: faultText(intl, encodeFault(fault)) ?? '' })),
    ...[...sending.apiFaults].map(([path, message]) => ({ path, message })),
  ];
  const shown = attempt > 0 || sending.apiFaults.size > 0 ? listed : [];
  const press = (): void => {
    setAttempt(attempt + 1);
    if (faults.size === 0 && online) onSend();
  };
  const { file } = report.state;

  return (
    <>
      <ErrorSummary
        faults={shown.map(({ path, message }) => ({ name: path, message }))}
        attempt={attempt + sending.apiFaults.size}
        onFollow={onMend}
      />
      <PageTitle
        title={formatMessage({ id: 'intake.check.title' })}
        subtitle={<FormattedMessage id="intake.check.lead" />}
      />
      <Sections>
        {STEPS.map((step) => {
          const facts = shownOf(step);
          const section = { step, faults: listed.filter(({ path }) => stepOf(path) === step) };
          if (step === 'repairs') {
            return (
              <CheckSection key={step} {...section}>
                <CheckRepairs repairs={answers.repairs} />
              </CheckSection>
            );
          }
          if (step === 'report') {
            return (
              <CheckSection key={step} {...section}>
                <p>{file?.name ?? <FormattedMessage id="intake.check.no_report" />}</p>
                <UnkeptPaperNote isHere={file !== undefined} />
              </CheckSection>
            );
          }
          return (
            <CheckSection key={step} {...section} nothing={<FormattedMessage id="intake.check.none" />}>
              {facts.length === 0 ? undefined : (
                <Facts>
                  {facts.map(({ name, label, value }) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </Facts>
              )}
            </CheckSection>
          );
        })}
      </Sections>
      <p>
        <FormattedMessage
          id="intake.check.privacy"
          values={{
            link: (words) => (
              <a key="privacy" href={publicAddress('/privacy-policy', locale)}>
                {words}
              </a>
            ),
          }}
        />
      </p>
      <Notices role="status">
        {sending.failure === undefined ? <Network /> : <Failure failure={sending.failure} />}
      </Notices>
      <Ways>
        <SendingButton
          variant="primary"
          size="large"
          sending={sending.sending}
          sendingText={
            sending.percent === undefined
              ? formatMessage({ id: 'intake.check.sending' })
              : formatMessage({ id: 'intake.check.sending_percent' }, { percent: sending.percent })
          }
          onClick={press}
        >
          <FormattedMessage id="intake.check.send" />
        </SendingButton>
        <Button size="large" onClick={onBack}>
          <FormattedMessage id="intake.back" />
        </Button>
      </Ways>
    </>
  );
}
