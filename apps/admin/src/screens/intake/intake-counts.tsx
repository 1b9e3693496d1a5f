import type { IntakeCounts } from '@cw/api-client';
import type { IntakeState } from '@cw/domain';
import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';
import { EVERYTHING, pathOf, WAITS_FOR, type NamedView } from './intake-place.js';

const Bar = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  '& li': { display: 'grid', backgroundColor: theme.vars.palette.background.paper },
  '& a': {
    display: 'block',
    padding: theme.spacing(1.5, 2),
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    ...theme.typography.body2,
  },
  '& a:hover': { textDecoration: 'underline' },
  '& .count': { ...theme.typography.moneyTotal, display: 'block', color: theme.vars.palette.text.primary },
  '& .late a, & .late .count': { color: theme.vars.palette.error.main, fontWeight: 620 },
}));

const inStates = ({ states }: IntakeCounts, wanted: readonly IntakeState[]): number =>
  states.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + count, 0);

interface Figure {
  readonly id: 'new' | 'late' | 'due_soon' | 'staff' | 'submitter' | 'flagged';
  readonly view: NamedView;
  readonly count: number;
}

const figuresOf = (counts: IntakeCounts): readonly Figure[] => [
  { id: 'new', view: 'new', count: inStates(counts, ['submitted']) },
  { id: 'late', view: 'late', count: counts.late },
  // The soonest due stand first there.
  { id: 'due_soon', view: 'new', count: counts.dueSoon },
  { id: 'staff', view: 'staff', count: inStates(counts, WAITS_FOR.staff) },
  { id: 'submitter', view: 'submitter', count: inStates(counts, WAITS_FOR.submitter) },
  { id: 'flagged', view: 'flagged', count: counts.flagged },
];

const figure = (parts: ReactNode[]): ReactElement => (
  <span key="figure" className="count">
    {parts}
  </span>
);

/** How much waits for whom; each number leads to what it counts. Without it the queue still works. */
export function IntakeCountsBar(): ReactElement | null {
  const { api, Link } = useKit();
  const { data: counts } = api.useCountIntakesQuery(undefined, FRESH);
  if (counts === undefined) return null;
  return (
    <Bar>
      {figuresOf(counts).map(({ id, view, count }) => (
        <li key={id} className={id === 'late' && count > 0 ? 'late' : ''}>
          <Link to={pathOf({ ...EVERYTHING, view })}>
            <FormattedMessage id={`triage.count.${id}`} values={{ count, figure }} />
          </Link>
        </li>
      ))}
    </Bar>
  );
}
