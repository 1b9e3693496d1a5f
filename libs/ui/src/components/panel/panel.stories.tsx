import type { Meta } from '@storybook/react-vite';
import { Panel, TextLink, Typography, type PanelProps } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Panel', component: Panel } satisfies Meta;

export const Usual = {
  args: { ruled: false, flush: false },
  ...says<Pick<PanelProps, 'ruled' | 'flush'>>((w, args) => (
    <Panel
      title={w.conditions}
      subtitle={w.conditionsSaid}
      aside={<TextLink href="#history">{w.history}</TextLink>}
      {...args}
    >
      <Typography>{w.prose}</Typography>
    </Panel>
  )),
};
export const Ruled = says((w) => (
  <Panel ruled title={w.payment}>
    <Typography>{w.approveText}</Typography>
  </Panel>
));
export const WithoutTitle = says((w) => (
  <Panel label={w.payment}>
    <Typography>{w.approveText}</Typography>
  </Panel>
));
export const Empty = says((w) => <Panel flush title={w.payment} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
