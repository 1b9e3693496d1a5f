import { styled } from '@cw/ui';
import type { MessageId } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** Three stand in one row, four in two. */
const NARROWEST = { few: '19rem', even: '26rem' } as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${NARROWEST.few}), 1fr))`,
  '&.even': { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${NARROWEST.even}), 1fr))` },
  gap: theme.spacing(0, 5),
  marginTop: theme.spacing(4),
  '& li': { padding: theme.spacing(2.5, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3': { ...theme.typography.h2, fontSize: '1.1875rem', lineHeight: 1.25, marginBottom: 6 },
  '& p': { color: theme.vars.palette.text.secondary, maxWidth: '34em' },
  [theme.breakpoints.down('md')]: { marginTop: theme.spacing(2.5) },
}));

export interface Point {
  readonly titleId: MessageId;
  readonly textId: MessageId;
}

/** Headings with a paragraph each, as many beside each other as have room. */
export function Points({ points }: { readonly points: readonly Point[] }): ReactElement {
  return (
    <List className={points.length % 2 === 0 ? 'even' : undefined}>
      {points.map(({ titleId, textId }) => (
        <li key={titleId}>
          <h3>
            <FormattedMessage id={titleId} />
          </h3>
          <p>
            <FormattedMessage id={textId} />
          </p>
        </li>
      ))}
    </List>
  );
}
