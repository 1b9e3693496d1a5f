import { ContactBlock } from '@cw/ui';
import { Fragment, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainSheet } from '../layout/plain-sheet.js';

const HOURS = ['weekdays', 'saturday', 'sunday'] as const;

/** SUP-01: when somebody answers, and how to reach them. */
export function SupportPage(): ReactElement {
  return (
    <PlainSheet titleId="marketing.support.title" descriptionId="marketing.support.lead">
      <p>
        <FormattedMessage id="marketing.support.lead" />
      </p>
      <h2>
        <FormattedMessage id="marketing.support.hours" />
      </h2>
      <dl>
        {HOURS.map((days) => (
          <Fragment key={days}>
            <dt>
              <FormattedMessage id={`marketing.support.${days}`} />
            </dt>
            <dd>
              <FormattedMessage id={`marketing.support.${days}_hours`} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="dim">
        <FormattedMessage id="marketing.support.zone" />
      </p>
      <h2>
        <FormattedMessage id="marketing.contact.title" />
      </h2>
      <ContactBlock />
    </PlainSheet>
  );
}
