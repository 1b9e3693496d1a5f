import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { HelpIcon } from '../../icons/index.js';
import { ownProps } from '../../theme/own-props.js';
import { radius } from '../../theme/tokens.js';

const Anchor = styled(
  'a',
  ownProps('onPrussian'),
)<{ onPrussian: boolean }>(({ theme, onPrussian }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  minWidth: 44,
  minHeight: 44,
  padding: '0 0.5rem',
  borderRadius: radius.control,
  fontSize: '0.875rem',
  fontWeight: 620,
  color: onPrussian ? theme.vars.palette.prussian.contrastText : theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  // On a phone the sign alone leaves room for the rest of the head; its word stays for those who listen.
  [theme.breakpoints.down('md')]: {
    padding: 0,
    '& > svg': { width: '1.25rem', height: '1.25rem' },
    '& > .word': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}));

export interface HelpLinkProps {
  /** The address of the page of help, which is a document of the public site. */
  readonly href: string;
  readonly onPrussian?: boolean;
  /** Whether the reader is on that page. */
  readonly isCurrent?: boolean;
}

/** The way to help. It stands before the language switch in the head of every page (WCAG 3.2.6). */
export function HelpLink({ href, onPrussian = false, isCurrent = false }: HelpLinkProps): ReactElement {
  return (
    <Anchor href={href} onPrussian={onPrussian} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <HelpIcon />
      <span className="word">
        <FormattedMessage id="ui.help_link.name" />
      </span>
    </Anchor>
  );
}
