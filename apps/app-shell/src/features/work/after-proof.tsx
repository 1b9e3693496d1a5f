import type { ProjectDetail } from '@cw/api-client';
import { Stack, styled, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { takeLostFocus } from '../../forms/take-focus.js';
import { StepHere } from './project-actions.js';
import { isUnderWork, isUnproven } from './turn-facts.js';

const Place = styled('div')({ width: '100%', '&:focus': { outline: 'none' } });

export interface AfterProofProps {
  readonly project: ProjectDetail;
  /** Who acts next, in a sentence. */
  readonly next: ReactNode;
}

/**
 * In the place of the press that handed in the last evidence: proven is not submitted, so what is left to do is said and
 * offered there, instead of a screen above. Nothing while a repair is still to be proven.
 */
export function AfterProof({ project, next }: AfterProofProps): ReactElement | null {
  if (!isUnderWork(project) || project.conditions.some(isUnproven)) return null;
  return (
    <Place ref={takeLostFocus} tabIndex={-1}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography>{next}</Typography>
        <StepHere project={project} event="submit" />
      </Stack>
    </Place>
  );
}
