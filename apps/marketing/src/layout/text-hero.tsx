import { styled } from '@cw/ui';
import type { MessageId } from '@cw/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Measure } from './measures.js';

const Text = styled('div')(({ theme }) => ({
  maxWidth: '55rem',
  padding: theme.spacing(5, 0, 6),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 0, 4) },
}));

export interface TextHeroProps {
  readonly titleId: MessageId;
  readonly leadId: MessageId;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A promise on prussian, one sentence more, and what to do about it. */
export function TextHero({ titleId, leadId, children }: TextHeroProps): ReactElement {
  return (
    <Measure>
      <Text>
        <h1>
          <FormattedMessage id={titleId} />
        </h1>
        <p className="lead">
          <FormattedMessage id={leadId} />
        </p>
        {children === undefined ? null : <div className="actions">{children}</div>}
      </Text>
    </Measure>
  );
}
