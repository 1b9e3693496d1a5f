import { Banner, Stack, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

export interface LinkAsideProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly refusal?: string | undefined;
  /** The one button. */
  readonly children: ReactNode;
}

/** Another way on from the page of a link, below the one that most people take. */
export function LinkAside({ title, text, refusal, children }: LinkAsideProps): ReactElement {
  return (
    <Stack component="section" spacing={1.5} sx={{ mt: 5, alignItems: 'flex-start' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography>{text}</Typography>
      {refusal === undefined ? null : (
        <Banner kind="broken" role="alert">
          {refusal}
        </Banner>
      )}
      {children}
    </Stack>
  );
}
