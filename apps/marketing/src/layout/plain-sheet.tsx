import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@cw/i18n/react';
import { PageHead } from '../page/page-head.js';
import { Measure } from './measures.js';
import { PlanSheet } from './plan-sheet.js';

const HeroText = styled('div')(({ theme }) => ({ padding: theme.spacing(3, 0, 4) }));

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '42rem',
  paddingTop: theme.spacing(4),
  '& h2': { ...theme.typography.h2, margin: theme.spacing(4, 0, 1) },
  '& p': { marginBottom: theme.spacing(1.5) },
  '& .dim': { color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: theme.spacing(1, 3),
    margin: theme.spacing(1, 0),
  },
  '& dt': { fontWeight: 620 },
}));

export interface PlainSheetProps {
  readonly titleId: MessageId;
  readonly descriptionId: MessageId;
  readonly children: ReactNode;
}

/** The layout of pages that are read: a title on prussian and one column of prose. */
export function PlainSheet({ titleId, descriptionId, children }: PlainSheetProps): ReactElement {
  const hero = (
    <Measure>
      <HeroText>
        <h1>
          <FormattedMessage id={titleId} />
        </h1>
      </HeroText>
    </Measure>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId={titleId} descriptionId={descriptionId} />
      <Prose>{children}</Prose>
    </PlanSheet>
  );
}
