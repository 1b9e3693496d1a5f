import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { FAQ_GROUPS } from './faq-entries.js';
import { FaqList } from './faq-list.js';

const Subjects = styled('nav')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 3) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 560,
  },
  '@media print': { display: 'none' },
}));

const Group = styled(Section)(({ theme }) => ({
  paddingTop: theme.spacing(5),
  '& > h2': { ...theme.typography.h1, marginBottom: theme.spacing(2), scrollMarginTop: '1rem' },
}));

/** All questions by subject. */
export function FaqPage(): ReactElement {
  const href = useHref();
  const { formatMessage } = useIntl();
  const hero = (
    <TextHero titleId="faq.title" leadId="faq.lead">
      <ButtonLink variant="inverse" size="large" href={href('/support')}>
        <FormattedMessage id="faq.ask" />
      </ButtonLink>
    </TextHero>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="faq.title" descriptionId="faq.lead" />
      <Subjects aria-label={formatMessage({ id: 'faq.contents' })}>
        <ul>
          {FAQ_GROUPS.map(({ id }) => (
            <li key={id}>
              <a href={`#group-${id}`}>
                <FormattedMessage id={`faq.group_${id}`} />
              </a>
            </li>
          ))}
        </ul>
      </Subjects>
      {FAQ_GROUPS.map(({ id, names }) => (
        <Group key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>
            <FormattedMessage id={`faq.group_${id}`} />
          </h2>
          <FaqList names={names} />
        </Group>
      ))}
      <LastCall />
    </PlanSheet>
  );
}
