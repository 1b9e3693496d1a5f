import { Avatar, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.75, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5, 2) },
  '& .words': { flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontWeight: 620 },
  '& .facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .does': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5),
    marginLeft: 'calc(38px + 0.75rem)',
    width: '100%',
  },
}));

export interface PersonRowProps {
  readonly name: string;
  readonly facts: readonly ReactNode[];
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
}

/** Somebody on the project: who, as what, and what may be changed about it. */
export function PersonRow({ name, facts, sign, children }: PersonRowProps): ReactElement {
  return (
    <Row>
      <Avatar name={name} />
      <div className="words">
        <div className="name">{name}</div>
        {facts.map((fact, index) => (
          <div key={index} className="facts">
            {fact}
          </div>
        ))}
      </div>
      {sign}
      {children === undefined ? null : <div className="does">{children}</div>}
    </Row>
  );
}
