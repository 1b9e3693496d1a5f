import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Panel, SplitBar } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaseItem, CaseItems } from './case-items.js';
import type { CaseProps } from './case-props.js';
import { splitOf } from './split-of.js';

/** What each side would have settled for, the last one first: who offered it, when, and what became of it. */
export function CaseOffers({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { offers } = dispute;
  return (
    <Panel flush={offers.length > 0} title={formatMessage({ id: 'admin.dispute.offers' })}>
      {offers.length === 0 ? <FormattedMessage id="admin.dispute.no_offers" /> : null}
      <CaseItems>
        {offers.toReversed().map(({ id, side, authorName, state, at, contractorCents }) => (
          <CaseItem key={id}>
            <h3>{formatMessage({ id: 'admin.dispute.offer_by' }, { name: authorName, side })}</h3>
            <p className="quiet">
              {formatMessage({ id: 'admin.dispute.offer_state' }, { state, when: formats.dateTime(at) })}
            </p>
            <SplitBar {...splitOf(dispute)} contractorCents={cents(contractorCents)} />
          </CaseItem>
        ))}
      </CaseItems>
    </Panel>
  );
}
