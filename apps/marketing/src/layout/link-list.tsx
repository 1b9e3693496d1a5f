import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, usePage } from '../page/page-context.js';
import type { SiteLink } from './site-links.js';

/** Links of the site, of which the page's own is marked. */
export function LinkList({ links }: { readonly links: readonly SiteLink[] }): ReactElement {
  const href = useHref();
  const { path: here } = usePage();
  return (
    <ul>
      {links.map(({ path, wordId }) => (
        <li key={path}>
          <a href={href(path)} aria-current={path === here ? 'page' : undefined}>
            <FormattedMessage id={wordId} />
          </a>
        </li>
      ))}
    </ul>
  );
}
