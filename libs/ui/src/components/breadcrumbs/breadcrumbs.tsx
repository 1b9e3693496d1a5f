import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextLink } from '../link/link-provider.js';

const List = styled('ol')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-block', padding: '2px 0' },
  // In one flow: on a phone a long name begins where the one before it ends.
  '& li': { display: 'inline', overflowWrap: 'anywhere' },
  '& li + li::before': { content: '"/"', margin: '0 0.375em', color: theme.vars.palette.text.disabled },
}));

export interface Crumb {
  readonly label: string;
  /** The last crumb, where the reader is, has none. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  readonly items: readonly Crumb[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'ui.breadcrumbs.label' })}>
      <List>
        {items.map(({ label, href }) => (
          <li key={label} {...(href === undefined && { 'aria-current': 'page' as const })}>
            {href === undefined ? label : <TextLink href={href}>{label}</TextLink>}
          </li>
        ))}
      </List>
    </nav>
  );
}
