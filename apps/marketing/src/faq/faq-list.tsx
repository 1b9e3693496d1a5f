import { ChevronDownIcon, LinkIcon, styled } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { faqEntry, type FaqName } from './faq-entries.js';

const List = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  maxWidth: '52rem',
  '& details': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 56,
    padding: theme.spacing(1, 0),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
  '& h3': theme.typography.subtitle1,
  // An address of an answer leads to the answer; its question stays in sight above it.
  '& .answer': { scrollMarginTop: '6rem', padding: theme.spacing(0, 5, 2, 0), maxWidth: '44rem' },
  '& .answer > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontSize: '0.875rem',
    color: theme.vars.palette.primary.main,
  },
  '@media print': { '& details::details-content': { contentVisibility: 'visible' } },
}));

/** Browsers open what an address leads to by themselves; older ones need to be told. */
function openAddressed(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const answer = id === '' ? null : document.getElementById(id);
  const details = answer?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView();
}

export interface FaqListProps {
  readonly names: readonly FaqName[];
  /** Not on the page of all questions: an answer's address is there, so ids here would be a second one. */
  readonly elsewhere?: boolean;
}

/** Questions that open without a script, each with an address of its own. */
export function FaqList({ names, elsewhere = false }: FaqListProps): ReactElement {
  const href = useHref();
  useEffect(() => {
    if (elsewhere) return undefined;
    openAddressed();
    window.addEventListener('hashchange', openAddressed);
    return () => window.removeEventListener('hashchange', openAddressed);
  }, [elsewhere]);
  return (
    <List>
      {names.map(faqEntry).map(({ id, questionId, answerId }) => (
        <details key={id}>
          <summary>
            <h3>
              <FormattedMessage id={questionId} />
            </h3>
            <ChevronDownIcon />
          </summary>
          <div className="answer" {...(!elsewhere && { id })}>
            <p>
              <FormattedMessage id={answerId} />
            </p>
            {elsewhere ? null : (
              <a href={`${href('/faq')}#${id}`}>
                <LinkIcon />
                <FormattedMessage id="faq.link" />
              </a>
            )}
          </div>
        </details>
      ))}
    </List>
  );
}
