import type { IntakeDeskOffer } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Panel, PersonsWords, SumList } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { IntakeProps } from './intake-props.js';

function Answer({ offer: { answer, answeredAt, reason } }: { readonly offer: IntakeDeskOffer }): ReactElement {
  const formats = useFormats();
  if (answer === null || answeredAt === null) {
    return (
      <span className="quiet">
        <FormattedMessage id="triage.offer.waits" />
      </span>
    );
  }
  return (
    <>
      <span>
        <FormattedMessage id={`triage.offer.${answer}`} values={{ when: formats.dateTime(answeredAt) }} />
      </span>
      {reason === null ? null : <PersonsWords className="words">{reason}</PersonsWords>}
    </>
  );
}

/** What was offered, the latest first, and what the submitter said to it. */
export function OffersPanel({ intake: { offers, repairList } }: IntakeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (offers.length === 0) return null;
  const nameOf = (repairId: string): string => {
    const repair = repairList.find(({ id }) => id === repairId);
    if (repair === undefined) return '';
    return `${repair.number}. ${repair.title ?? formatMessage({ id: `intake.category.${repair.category}` })}`;
  };
  return (
    <Panel flush title={formatMessage({ id: 'triage.offers' })}>
      <RecordLines
        lines={offers.map((offer) => ({
          id: offer.id,
          head: (
            <>
              <span className="name">
                <FormattedMessage id="triage.offer.number" values={{ number: offer.revision }} />
              </span>
              <span className="quiet">
                <FormattedMessage
                  id="triage.by"
                  values={{
                    when: formats.dateTime(offer.sentAt),
                    name: offer.sentByName ?? formatMessage({ id: 'triage.staff' }),
                  }}
                />
              </span>
            </>
          ),
          body: (
            <>
              <SumList
                rows={[
                  ...offer.lines.map(({ repairId, ceilingCents, responsibleParty, note }) => ({
                    label: [nameOf(repairId), formatMessage({ id: `projects.party.${responsibleParty}` }), note]
                      .filter((part) => part !== null && part !== '')
                      .join(' · '),
                    cents: cents(ceilingCents),
                  })),
                  { label: formatMessage({ id: 'triage.offer.total' }), cents: cents(offer.totalCents), total: true },
                ]}
              />
              {offer.message === null ? null : <PersonsWords className="words">{offer.message}</PersonsWords>}
              <Answer offer={offer} />
            </>
          ),
        }))}
      />
    </Panel>
  );
}
