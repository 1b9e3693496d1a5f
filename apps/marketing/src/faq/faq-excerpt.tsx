import { ButtonLink, styled } from '@cw/ui';
import type { MessageId } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';
import { useHref } from '../page/page-context.js';
import type { FaqName } from './faq-entries.js';
import { FaqList } from './faq-list.js';

const Body = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& .more': { marginTop: theme.spacing(2) },
}));

/** A few questions where they are asked, and the way to all of them. */
export function FaqExcerpt({
  titleId,
  names,
}: {
  readonly titleId: MessageId;
  readonly names: readonly FaqName[];
}): ReactElement {
  const href = useHref();
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">
        <FormattedMessage id={titleId} />
      </h2>
      <Body>
        <FaqList names={names} elsewhere />
        <p className="more">
          <ButtonLink variant="secondary" href={href('/faq')}>
            <FormattedMessage id="site.faq.more" />
          </ButtonLink>
        </p>
      </Body>
    </Section>
  );
}
