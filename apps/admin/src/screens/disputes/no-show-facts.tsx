import type { ContestedNoShow } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKit } from '../kit-context.js';
import { Facts } from '../records/facts.js';
import { Stacked } from '../records/record-cell.js';

export interface NoShowProps {
  readonly noShow: ContestedNoShow;
}

interface SpokenProps {
  readonly children: ReactNode;
  /** Null where nothing was said. */
  readonly at: string | null;
}

/** What somebody said, and when. */
function Spoken({ children, at }: SpokenProps): ReactElement | null {
  const formats = useFormats();
  if (at === null) return null;
  return (
    <Stacked>
      <span>{children}</span>
      <time className="quiet" dateTime={at}>
        {formats.dateTime(at)}
      </time>
    </Stacked>
  );
}

/** What was agreed, and what each side says of the day. */
export function NoShowFacts({ noShow }: NoShowProps): ReactElement {
  const { Link } = useKit();
  const formats = useFormats();
  const { contractorId, contractorName, ownerName, startDate, answer, reportedAt, answeredAt } = noShow;
  const { addressLine, agreedCents, paidCents, refundedCents } = noShow;
  return (
    <Facts
      facts={[
        [<FormattedMessage id="admin.no_shows.day" />, formats.plainDate(startDate), 'day'],
        [<FormattedMessage id="admin.no_shows.address" />, addressLine, 'address'],
        [<FormattedMessage id="admin.no_shows.agreed" />, <Money cents={cents(agreedCents)} />, 'agreed'],
        [<FormattedMessage id="admin.no_shows.paid" />, <Money cents={cents(paidCents)} />, 'paid'],
        [<FormattedMessage id="admin.no_shows.refunded" />, <Money cents={cents(refundedCents)} />, 'refunded'],
        [<FormattedMessage id="admin.no_shows.client" />, ownerName, 'client'],
        [
          <FormattedMessage id="admin.no_shows.reported" />,
          <Spoken at={reportedAt}>
            <FormattedMessage id="work.no_show.action" />
          </Spoken>,
          'reported',
        ],
        [
          <FormattedMessage id="admin.no_shows.contractor" />,
          <Link to={`/users?user=${encodeURIComponent(contractorId)}`}>{contractorName}</Link>,
          'contractor',
        ],
        [
          <FormattedMessage id="admin.no_shows.answer" />,
          answer === null ? null : (
            <Spoken at={answeredAt}>
              <FormattedMessage id={`work.no_show.choice.${answer}`} />
            </Spoken>
          ),
          'answer',
        ],
      ]}
    />
  );
}
