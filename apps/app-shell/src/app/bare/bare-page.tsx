import { useLocale } from '@cw/i18n/react';
import { HelpLink, LanguageSwitch, Logo, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SetAsideNotice } from '../../forms/set-aside-notice.js';
import { homepageAddress, publicAddress } from '../routes/area-address.js';
import { OfflineBanner } from '../layout/offline-banner.js';

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  // Large letters leave the mark and the languages a line each.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 64,
  padding: theme.spacing(1, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > a': { flex: '1 1 0', minWidth: '2rem', color: 'inherit', textDecoration: 'none' },
  [theme.breakpoints.down('md')]: { minHeight: 56, padding: theme.spacing(0.5, 2) },
  '@media print': { display: 'none' },
}));

/** One column of a page that is read, with the product's measure. */
export const BareMain = styled('main')(({ theme }) => ({
  maxWidth: '47.5rem',
  margin: '0 auto',
  padding: theme.spacing(6, 3),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 2) },
}));

/** The same for a page with something beside what is read. */
const WideMain = styled(BareMain)({ maxWidth: '77.5rem' });

/** What the page itself says at its top, before the switch of the language. */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  marginLeft: 'auto',
}));

export interface BarePageProps {
  readonly wide?: boolean;
  /** Such as when a draft was kept. */
  readonly note?: ReactNode;
  /** What it says while there is no network, in place of the usual words. */
  readonly offlineWords?: ReactNode;
  readonly children: ReactNode;
}

/** A page without the signed-in layout: not found, errors, refusals, what visitors read. */
export function BarePage({ wide = false, note, offlineWords, children }: BarePageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const Main = wide ? WideMain : BareMain;
  return (
    <>
      <Top>
        <a href={homepageAddress()} aria-label={formatMessage({ id: 'shell.home' })}>
          <Logo yields />
        </a>
        <Tools>
          {note}
          <HelpLink href={publicAddress('/support', locale)} />
          <LanguageSwitch />
        </Tools>
      </Top>
      <OfflineBanner over={wide ? 'wide-words' : 'words'}>{offlineWords}</OfflineBanner>
      <Main>
        <SetAsideNotice />
        {children}
      </Main>
    </>
  );
}
