import type { Meta } from '@storybook/react-vite';
import { Coming, LoadingState, Panel, Skeleton, SkeletonRows, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Places/Loading', component: LoadingState } satisfies Meta;

export const Usual = says((w) => (
  <Panel flush title={w.conditions}>
    <LoadingState text={w.gettingConditions} />
  </Panel>
));
export const Rows = says(() => <SkeletonRows count={2} />);
export const Lines = says(() => (
  <Stack sx={{ gap: 1 }}>
    <Skeleton />
    <Skeleton width="60%" />
    <Skeleton width="8rem" height="2.5rem" />
  </Stack>
));
/** What may turn out to be nothing takes no place; what stands below is seen once that is known. */
export const Held = says((w) => (
  <Stack sx={{ gap: 1 }}>
    <Coming />
    <Panel flush title={w.conditions}>
      <LoadingState text={w.gettingConditions} />
    </Panel>
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
