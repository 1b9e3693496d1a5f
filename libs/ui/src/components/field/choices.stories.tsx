import type { Meta } from '@storybook/react-vite';
import {
  BoltIcon,
  CheckboxField,
  CheckboxGroup,
  ChoiceBox,
  DropIcon,
  PickField,
  PickOneField,
  RadioGroup,
  RoofIcon,
  SegmentedField,
  Stack,
  StepsIcon,
} from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Forms/Fields to choose in', component: RadioGroup } satisfies Meta;

const column = { gap: 3, maxWidth: 640 };

const payers = (w: Words) => [
  { value: 'buyer', label: w.buyer },
  { value: 'seller', label: w.seller },
  { value: 'either', label: w.either },
];
const trades = (w: Words) => [
  { value: 'roof', label: w.roof, icon: RoofIcon },
  { value: 'electrical', label: w.electrical, icon: BoltIcon },
  { value: 'plumbing', label: w.plumbing, icon: DropIcon, disabled: true },
  { value: 'safety', label: w.safety, icon: StepsIcon },
];
const times = (w: Words) => [
  { value: 'now', label: w.payNow, note: w.payNowNote },
  { value: 'closing', label: w.payClosing },
];

export const Usual = says((w) => (
  <Stack sx={column}>
    <SegmentedField name="who" label={w.whoPays} choices={payers(w)} selected={['seller']} onChange={nothing} />
    <PickField
      name="trades"
      label={w.categories}
      choices={trades(w)}
      selected={['electrical', 'safety']}
      onChange={nothing}
    />
    <PickOneField name="trade" label={w.categoryLabel} choices={trades(w)} selected={['roof']} onChange={nothing} />
    <RadioGroup name="when" label={w.whenPay} choices={times(w)} selected={['now']} onChange={nothing} />
    <CheckboxGroup
      name="all"
      label={w.categories}
      optional
      choices={trades(w)}
      selected={['roof']}
      onChange={nothing}
    />
    <CheckboxField name="agree" label={w.agree} hint={w.agreeHint} defaultChecked />
  </Stack>
));
export const Faulty = says((w) => (
  <Stack sx={column}>
    <SegmentedField name="who" label={w.whoPays} choices={payers(w)} error={w.categoryError} />
    <PickField name="trades" label={w.categories} choices={trades(w)} error={w.categoryError} />
    <RadioGroup name="when" label={w.whenPay} choices={times(w)} error={w.categoryError} />
    <CheckboxField name="agree" label={w.agree} error={w.agreeError} />
  </Stack>
));
export const Disabled = says((w) => (
  <Stack sx={column}>
    <CheckboxField name="agree" label={w.agree} disabled defaultChecked />
    <CheckboxField name="other" label={w.agree} hint={w.agreeHint} disabled />
    <RadioGroup
      name="when"
      label={w.whenPay}
      choices={times(w).map((time) => ({ ...time, disabled: true }))}
      selected={['now']}
      onChange={nothing}
    />
  </Stack>
));
export const BoxAlone = says((w) => <ChoiceBox type="checkbox" aria-label={w.agree} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Faulty, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
