import { useLocale } from '@cw/i18n/react';
import { HelpLink, LanguageSwitch, Logo, MeasuredHouse, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { homepageAddress, publicAddress } from '../../app/routes/area-address.js';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  minHeight: '100vh',
  '& > main': { display: 'flex', flexDirection: 'column', padding: theme.spacing(2, 4, 4) },
  '& .top': {
    display: 'flex',
    // Large letters leave the mark and the languages a line each.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
  },
  '& .tools': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), marginLeft: 'auto' },
  '& .brand': { flex: '1 1 0', minWidth: '2rem', color: 'inherit', textDecoration: 'none' },
  '& .form h1 + .sub': { marginBottom: theme.spacing(1) },
  // Not in the middle of the height: whatever comes under the form, or grows in it, would move all of it.
  '& .form': {
    width: '100%',
    maxWidth: '25rem',
    margin: '0 auto',
    padding: `clamp(2rem, 13vh, 8rem) 0 ${theme.spacing(4)}`,
  },
  '& .form.wide': { maxWidth: '32.5rem', paddingTop: 'clamp(2rem, 6vh, 4rem)' },
  '@media print': { display: 'block', '& .top, & > [aria-hidden]': { display: 'none' } },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    '& > main': { padding: theme.spacing(1.5, 2, 3) },
    // The drawing stands below the form here: it is seen once nothing comes above it.
    '& > main:has([data-coming]) ~ *': { visibility: 'hidden' },
    '& .form, & .form.wide': { padding: theme.spacing(4, 0, 3) },
  },
}));

const Art = styled('div')(({ theme }) => ({
  '& > .sheet': {
    position: 'sticky',
    top: 0,
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    overflow: 'hidden',
  },
  color: theme.vars.palette.prussian.contrastText,
  backgroundColor: theme.vars.palette.prussian.main,
  backgroundImage:
    'linear-gradient(rgba(234, 242, 243, 0.09) 1px, transparent 1px), linear-gradient(90deg, rgba(234, 242, 243, 0.09) 1px, transparent 1px)',
  backgroundSize: '72px 72px',
  backgroundPosition: '-1px -1px',
  '& p': {
    ...theme.typography.h1,
    fontSize: '1.625rem',
    lineHeight: 1.25,
    fontWeight: 500,
    maxWidth: '22em',
    padding: theme.spacing(4),
  },
  '& svg': { display: 'block', width: '100%' },
  [theme.breakpoints.down('lg')]: {
    '& > .sheet': { position: 'static', height: 'auto' },
    '& p': { display: 'none' },
    '& svg': { maxWidth: 560, margin: '0 auto' },
  },
}));

export interface AuthFrameProps {
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Form left, plan sheet right; the drawing goes under the form where there is no room beside it. */
export function AuthFrame({ wide = false, children }: AuthFrameProps): ReactElement {
  const { locale } = useLocale();
  return (
    <Split>
      <main>
        <div className="top">
          <a className="brand" href={homepageAddress()}>
            <Logo yields />
          </a>
          <div className="tools">
            <HelpLink href={publicAddress('/support', locale)} />
            <LanguageSwitch />
          </div>
        </div>
        <div className={wide ? 'form wide' : 'form'}>{children}</div>
      </main>
      <Art aria-hidden>
        <div className="sheet">
          <p>
            <FormattedMessage id="auth.art" />
          </p>
          <MeasuredHouse onPrussian decorative />
        </div>
      </Art>
    </Split>
  );
}
