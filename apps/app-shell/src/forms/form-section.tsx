import { styled } from '@cw/ui';
import { useId, type ReactElement, type ReactNode } from 'react';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingTop: theme.spacing(3),
  marginTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, marginTop: 0, paddingTop: 0 },
  '& > header h2': theme.typography.h2,
  '& > header p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(0.5) },
}));

export interface FormSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** One topic of the form under its own heading. */
export function FormSection({ title, hint, children }: FormSectionProps): ReactElement {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {hint === undefined ? null : <p>{hint}</p>}
      </header>
      {children}
    </Section>
  );
}

/** Fields side by side where there is room; `columns` are CSS tracks. */
export const FieldLine = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: string }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: theme.spacing(2.5, 2),
    gridTemplateColumns: columns,
    alignItems: 'end',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);
