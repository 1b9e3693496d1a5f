import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Measure } from './measures.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';

/** The prussian ground, of which the navigation and the head of the page below it have one part each. */
const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.prussian.main,
  color: theme.vars.palette.prussian.contrastText,
  '& h1': { ...theme.typography.hero, margin: 0 },
  '& .lead': {
    fontSize: '1.1875rem',
    lineHeight: 1.5,
    color: theme.vars.palette.prussian.quiet,
    maxWidth: '33em',
    margin: theme.spacing(2, 0, 3),
  },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    [theme.breakpoints.down('md')]: { '& > *': { width: '100%' } },
  },
  // On paper a page is ink on white, without what only a screen can follow.
  '@media print': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.primary,
    '& .lead': { color: 'inherit' },
    '& .bar, & .actions': { display: 'none' },
  },
}));

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  top: -80,
  padding: theme.spacing(1.5, 2),
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  zIndex: 10,
  '&:focus': { top: 8 },
}));

export interface PlanSheetProps {
  /** On the prussian ground, under the site's navigation: the page's h1 first. */
  readonly hero: ReactNode;
  readonly children: ReactNode;
}

/** The layout of every public page: prussian head, one column of sections, footer. */
export function PlanSheet({ hero, children }: PlanSheetProps): ReactElement {
  return (
    <>
      <SkipLink href="#content">
        <FormattedMessage id="marketing.header.skip" />
      </SkipLink>
      <Ground>
        <header className="bar">
          <Measure>
            <SiteHeader />
          </Measure>
        </header>
      </Ground>
      <main id="content" tabIndex={-1}>
        <Ground>{hero}</Ground>
        <Measure>{children}</Measure>
      </main>
      <SiteFooter />
    </>
  );
}
