import type { AppraisalReading } from '@cw/domain';
import { Banner, Button } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Report } from './use-report.js';
import { warningText } from './warning-text.js';

/** What was read, or why nothing was, and what to do about it. */
function Read({ reading, again }: { readonly reading: AppraisalReading; readonly again: ReactElement }): ReactElement {
  const intl = useIntl();
  const { outcome, pages, unreadPages, repairs, values, warnings } = reading;
  if (outcome !== 'read' && outcome !== 'partly') {
    return (
      <Banner
        kind="sent_back"
        title={<FormattedMessage id="intake.report.failed_title" />}
        action={outcome === 'busy' ? again : undefined}
      >
        <FormattedMessage id={`intake.outcome.${outcome}`} />
      </Banner>
    );
  }
  return (
    <>
      <Banner
        kind="done"
        title={<FormattedMessage id="intake.report.read_title" values={{ pages: pages - unreadPages.length }} />}
      >
        <FormattedMessage id="intake.report.read_text" values={{ repairs: repairs.length, values: values.length }} />
      </Banner>
      {outcome === 'partly' ? (
        <Banner kind="sent_back">
          <FormattedMessage
            id="intake.outcome.partly"
            values={{ pages: unreadPages.length, list: intl.formatList(unreadPages.map(String)) }}
          />
        </Banner>
      ) : null}
      {warnings.map((warning) => (
        <Banner key={warning.code} kind="news">
          {warningText(intl, warning)}
        </Banner>
      ))}
    </>
  );
}

/** How far the reading of the chosen report has come, in words. */
export function ReportOutcome({ report }: { readonly report: Report }): ReactElement | null {
  const { phase, reading } = report.state;
  const again = (
    <Button onClick={report.read}>
      <FormattedMessage id="intake.report.read_again" />
    </Button>
  );
  switch (phase) {
    case 'sending':
      return (
        <Banner kind="news">
          <FormattedMessage id="intake.report.reading" />
        </Banner>
      );
    case 'unread':
      return (
        <Banner kind="news" title={<FormattedMessage id="intake.report.unread_title" />}>
          <FormattedMessage id="intake.report.unread_text" />
        </Banner>
      );
    case 'failed':
      return (
        <Banner kind="sent_back" title={<FormattedMessage id="intake.report.failed_title" />} action={again}>
          {report.state.fault} <FormattedMessage id="intake.report.failed_text" />
        </Banner>
      );
    case 'read':
      return reading === undefined ? null : <Read reading={reading} again={again} />;
    default:
      return null;
  }
}
