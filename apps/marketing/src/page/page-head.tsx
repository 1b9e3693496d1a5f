import type { MessageId } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePage } from './page-context.js';
import { localizedPath, type PublicPath } from './public-path.js';

/** Addresses that show the same page; search engines are told the first. */
const CANONICAL: Readonly<Partial<Record<PublicPath, PublicPath>>> = {
  '/for-sellers': '/sellers',
  '/for-buyers': '/buyers',
  '/for-agents': '/agents',
  '/for-contractors': '/contractors',
  '/contractors-info': '/contractors',
};

export interface PageHeadProps {
  readonly titleId: MessageId;
  readonly descriptionId: MessageId;
}

/** Title, description and the page's twin in the other language; React lifts them into the head. */
export function PageHead({ titleId, descriptionId }: PageHeadProps): ReactElement {
  const { formatMessage } = useIntl();
  const { path, locale } = usePage();
  const canonical = CANONICAL[path] ?? path;
  const title = formatMessage({ id: titleId });
  return (
    <>
      <title>{formatMessage({ id: 'marketing.document_title' }, { title })}</title>
      <meta name="description" content={formatMessage({ id: descriptionId })} />
      <link rel="canonical" href={localizedPath(canonical, locale)} />
      <link rel="alternate" hrefLang="en" href={localizedPath(canonical, 'en')} />
      <link rel="alternate" hrefLang="es" href={localizedPath(canonical, 'es')} />
    </>
  );
}
