import type { MessageId } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface PageHeadProps {
  readonly titleId: MessageId;
  readonly descriptionId: MessageId;
}

/** Title and description; React lifts them into the head. What only machines read is added at build time. */
export function PageHead({ titleId, descriptionId }: PageHeadProps): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: titleId });
  return (
    <>
      <title>{formatMessage({ id: 'marketing.document_title' }, { title })}</title>
      <meta name="description" content={formatMessage({ id: descriptionId })} />
    </>
  );
}
