import type { Meta } from '@storybook/react-vite';
import {
  ChoiceBox,
  DateField,
  FieldFrame,
  FieldGroup,
  MoneyField,
  PasswordField,
  SelectField,
  Stack,
  TextField,
  TimeField,
  type TextFieldProps,
} from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Forms/Fields to type in', component: TextField } satisfies Meta;

const column = { gap: 3, maxWidth: 560 };

export const Usual = {
  args: { optional: false, disabled: false },
  ...says<Pick<TextFieldProps, 'optional' | 'disabled'>>((w, args) => (
    <TextField name="email" label={w.emailLabel} defaultValue={w.email} type="email" {...args} />
  )),
};
export const Kinds = says((w) => (
  <Stack sx={column}>
    <TextField name="materials" label={w.materials} optional hint={w.materialsHint} placeholder={w.materialsExample} />
    <TextField name="scope" label={w.scopeLabel} rows={4} defaultValue={w.reportWords} />
    <MoneyField name="cost" label={w.costLabel} defaultValue="5,270.00" />
    <DateField name="closing" label={w.closingLabel} defaultValue="2026-12-02" />
    <TimeField name="quiet" label={w.quietFromLabel} defaultValue="21:00" />
    <PasswordField name="password" label={w.passwordLabel} defaultValue="a measured house" />
    <SelectField
      name="category"
      label={w.categoryLabel}
      emptyLabel={w.chooseOne}
      options={[
        { value: 'electrical', label: w.electrical },
        { value: 'plumbing', label: w.plumbing },
      ]}
    />
  </Stack>
));
export const Faulty = says((w) => (
  <Stack sx={column}>
    <TextField name="scope" label={w.scopeLabel} rows={3} error={w.scopeError} hint={w.materialsHint} />
    <MoneyField name="cost" label={w.costLabel} defaultValue={w.costTyped} error={w.costError} />
    <DateField name="closing" label={w.closingLabel} error={w.approveBy} />
    <PasswordField name="password" label={w.passwordLabel} error={w.scopeError} />
    <SelectField
      name="category"
      label={w.categoryLabel}
      emptyLabel={w.chooseOne}
      error={w.categoryError}
      options={[{ value: 'electrical', label: w.electrical }]}
    />
  </Stack>
));
export const Disabled = says((w) => (
  <Stack sx={column}>
    <TextField name="email" label={w.emailLabel} defaultValue={w.email} disabled />
    <TextField name="scope" label={w.scopeLabel} rows={2} defaultValue={w.scopeError} readOnly />
    <DateField name="closing" label={w.closingLabel} disabled />
    <SelectField
      name="category"
      label={w.categoryLabel}
      disabled
      options={[{ value: 'electrical', label: w.electrical }]}
    />
  </Stack>
));
export const Frames = says((w) => (
  <Stack sx={column}>
    <FieldFrame id="own" label={w.costLabel} hint={w.materialsHint} error={w.costError}>
      <ChoiceBox type="checkbox" id="own" aria-describedby="own-hint own-error" />
    </FieldFrame>
    <FieldGroup id="group" label={w.categories} hint={w.materialsHint} optional>
      <span>{w.nobody}</span>
    </FieldGroup>
  </Stack>
));
export const Spanish = { ...Faulty, ...SPANISH };
export const Dark = { ...Faulty, ...DARK };
export const Narrow = { ...Kinds, ...NARROW };
