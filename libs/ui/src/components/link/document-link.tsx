import type { DocumentAddress } from '@cw/domain';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactElement, ReactNode } from 'react';
import { DownloadIcon } from '../../icons/index.js';

export interface DocumentLinkProps {
  readonly href: DocumentAddress;
  /** Without the looks of running text: around a picture, or in a list that has its own. */
  readonly plain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to a document that the API serves. The host's router has no part in it, and it opens in a tab of its own: whether
 * the browser shows the document there or saves it, the API's answer says.
 */
export function DocumentLink({ plain = false, children, ...link }: DocumentLinkProps): ReactElement {
  const anchor = { ...link, target: '_blank', rel: 'noopener' };
  return plain ? <a {...anchor}>{children}</a> : <MuiLink {...anchor}>{children}</MuiLink>;
}

export interface DocumentButtonProps {
  readonly href: DocumentAddress;
  readonly children: ReactNode;
}

/** A button that saves a document which the API makes on request. The browser saves it while it is made. */
export function DocumentButton({ href, children }: DocumentButtonProps): ReactElement {
  return (
    <Button variant="quiet" size="small" startIcon={<DownloadIcon />} href={href} download>
      {children}
    </Button>
  );
}
