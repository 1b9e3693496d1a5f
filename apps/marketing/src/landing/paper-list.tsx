import { styled, type IconComponent } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    gap: theme.spacing(0.25, 1.5),
    alignItems: 'center',
    padding: theme.spacing(1.5, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h3': theme.typography.subtitle1,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& li > svg': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& li': { padding: theme.spacing(1.5, 2), gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
    '& .sign': { gridColumn: 2 },
  },
}));

export interface PaperLine {
  readonly key: string;
  readonly icon: IconComponent;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly sign?: ReactNode;
}

/** Papers in one flush panel, each with what it must say. */
export function PaperList({ lines }: { readonly lines: readonly PaperLine[] }): ReactElement {
  return (
    <List>
      {lines.map(({ key, icon: Icon, title, text, sign }) => (
        <li key={key}>
          <Icon />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {sign === undefined ? null : <span className="sign">{sign}</span>}
        </li>
      ))}
    </List>
  );
}
