import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { HeldMoney, Panel, Stack, SumList, type HeldMoneyProps } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Held money', component: HeldMoney } satisfies Meta;

const whole = cents(642_000);

export const Usual = {
  args: { state: 'funded', viewer: 'client' },
  ...says<Pick<HeldMoneyProps, 'state' | 'viewer'>>((w, args) => (
    <Panel ruled title={w.payment}>
      <HeldMoney cents={whole} contractorName={w.contractor} paidOn={w.paidOn} {...args}>
        <SumList
          rows={[
            { label: w.bidSum, cents: whole },
            { label: w.change, cents: cents(21_000), plus: true },
            { label: w.fee, cents: cents(-66_300), quiet: true },
            { label: w.receives, cents: cents(596_700), total: true },
          ]}
        />
      </HeldMoney>
    </Panel>
  )),
};
export const Steps = says((w) => (
  <Stack sx={{ gap: 3 }}>
    {(['requires_payment', 'processing', 'released', 'disputed', 'refunded'] as const).map((state) => (
      <Panel key={state} label={state}>
        <HeldMoney
          cents={whole}
          state={state}
          viewer={state === 'released' ? 'contractor' : 'client'}
          contractorName={w.contractor}
          paidOn={w.paidOn}
          releasedOn={w.releasedOn}
        />
      </Panel>
    ))}
  </Stack>
));
export const Spanish = { ...Steps, ...SPANISH };
export const Dark = { ...Steps, ...DARK };
export const Narrow = { ...Steps, ...NARROW };
