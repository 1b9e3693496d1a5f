import { ArrowIcon, EvidencePair, SamplePhoto, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../layout/measures.js';
import { AUDIENCES } from '../layout/site-links.js';
import { useHref } from '../page/page-context.js';
import { useHeldPress } from '../page/use-held-press.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  alignItems: 'start',
  '& li a': {
    display: 'grid',
    gridTemplateColumns: '9rem 1fr auto',
    gap: theme.spacing(0.5, 2),
    alignItems: 'center',
    padding: '1.125rem 0.25rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  },
  '& ul': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { ...theme.typography.h2, fontSize: '1.1875rem' },
  '& .text': { color: theme.vars.palette.text.secondary, fontSize: '0.9688rem' },
  '& figcaption': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 10 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: {
    '& li a': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .text': { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

/** One line for everyone who sits at the closing table, and what they will see. */
export function Audiences(): ReactElement {
  const href = useHref();
  const { formatMessage } = useIntl();
  const part = useHeldPress();
  return (
    <Section aria-labelledby="audiences">
      <h2 id="audiences">
        <FormattedMessage id="marketing.audiences.title" />
      </h2>
      <Columns ref={part} data-presses="">
        <ul>
          {AUDIENCES.map((audience) => (
            <li key={audience}>
              <a href={href(`/${audience}`)}>
                <b>
                  <FormattedMessage id={`marketing.${audience}.name`} />
                </b>
                <span className="text">
                  <FormattedMessage id={`marketing.${audience}.line`} />
                </span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
        <figure>
          <EvidencePair
            title={formatMessage({ id: 'marketing.report.job' })}
            before={{
              drawing: (
                <SamplePhoto
                  subject="steps"
                  side="before"
                  label={formatMessage({ id: 'marketing.audiences.before' })}
                />
              ),
            }}
            after={{
              drawing: (
                <SamplePhoto subject="steps" side="after" label={formatMessage({ id: 'marketing.audiences.after' })} />
              ),
            }}
          />
          <figcaption>
            <FormattedMessage id="marketing.audiences.evidence" />
          </figcaption>
        </figure>
      </Columns>
    </Section>
  );
}
