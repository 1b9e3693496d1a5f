import { ArrowIcon, styled, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { changesOf, type Change, type Facts } from './changes.js';
import { factRankOf } from './fact-table.js';
import { useFactWords } from './use-fact-words.js';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 0.75) },
  '& .name': { color: theme.vars.palette.text.secondary },
  '& .value': { fontWeight: 620, overflowWrap: 'anywhere' },
  '& svg': { width: 14, height: 14, color: theme.vars.palette.text.secondary },
}));

interface ChangeItemProps extends Change {
  readonly action: string;
}

function ChangeItem({ action, name, before, after }: ChangeItemProps): ReactElement {
  const { nameOf, valueOf } = useFactWords(action);
  return (
    <li>
      <span className="name">{nameOf(name)}</span>
      {before === undefined ? null : <span className="value">{valueOf(name, before)}</span>}
      {before === undefined || after === undefined ? null : (
        <>
          <ArrowIcon />
          <VisuallyHidden>
            <FormattedMessage id="admin.audit.became" />
          </VisuallyHidden>
        </>
      )}
      {after === undefined ? null : <span className="value">{valueOf(name, after)}</span>}
    </li>
  );
}

export interface ChangeListProps {
  /** What was done: it says whose a state is. */
  readonly action: string;
  readonly before: Facts;
  readonly after: Facts;
}

/** ADM-01: what it was and what it became, in words. */
export function ChangeList({ action, before, after }: ChangeListProps): ReactElement | null {
  const changes = changesOf(before, after).toSorted((one, other) => factRankOf(one.name) - factRankOf(other.name));
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map((change) => (
        <ChangeItem key={change.name} action={action} {...change} />
      ))}
    </List>
  );
}
