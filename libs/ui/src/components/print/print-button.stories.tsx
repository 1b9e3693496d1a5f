import type { Meta } from '@storybook/react-vite';
import { Panel, PrintButton, Typography } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Print button', component: PrintButton } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.payment} aside={<PrintButton about={w.payment} />}>
    <Typography>{w.approveText}</Typography>
  </Panel>
));
export const Alone = says(() => <PrintButton />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
