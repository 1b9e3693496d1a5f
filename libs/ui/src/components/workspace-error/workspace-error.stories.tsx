import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { WorkspaceError } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';

export default {
  title: 'Places/Workspace error',
  component: WorkspaceError,
  parameters: { bare: true },
} satisfies Meta;

export const Usual = says(() => (
  <Suspense>
    <WorkspaceError isOutdated={false} onRetry={nothing} />
  </Suspense>
));
export const Outdated = says(() => (
  <Suspense>
    <WorkspaceError isOutdated onRetry={nothing} />
  </Suspense>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
