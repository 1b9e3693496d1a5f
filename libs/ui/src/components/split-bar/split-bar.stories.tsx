import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { SplitBar, SplitField, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Split bar', component: SplitBar } satisfies Meta;

const wholeCents = cents(150_000);

export const Usual = says((w) => (
  <SplitBar
    wholeCents={wholeCents}
    contractorCents={cents(100_000)}
    viewer="client"
    clientName={w.client}
    contractorName={w.contractor}
  />
));
export const Ends = says((w) => (
  <Stack sx={{ gap: 3 }}>
    <SplitBar
      wholeCents={wholeCents}
      contractorCents={cents(0)}
      viewer="contractor"
      clientName={w.client}
      contractorName={w.contractor}
    />
    <SplitBar
      of="invoice"
      wholeCents={wholeCents}
      contractorCents={wholeCents}
      viewer="staff"
      clientName={w.client}
      contractorName={w.contractor}
    />
  </Stack>
));
export const Asked = says((w) => (
  <SplitField
    name="offer"
    label={w.offerLabel}
    typed="1,000.00"
    defaultValue="1,000.00"
    split={{ wholeCents, viewer: 'client', clientName: w.client, contractorName: w.contractor }}
  />
));
export const Spanish = { ...Asked, ...SPANISH };
export const Dark = { ...Asked, ...DARK };
export const Narrow = { ...Ends, ...NARROW };
