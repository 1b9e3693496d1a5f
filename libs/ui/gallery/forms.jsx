import * as ui from '../src/index.js';
import { Page } from './sheet.jsx';

const {
  CheckboxField,
  DateField,
  ErrorSummary,
  MoneyField,
  Panel,
  PasswordField,
  PickField,
  RadioGroup,
  SegmentedField,
  SelectField,
  Stack,
  StepBar,
  TextField,
} = ui;

export function Forms() {
  return (
    <Page>
      <StepBar step={4} of={7} />
      <ErrorSummary
        faults={[
          { name: 'scope', message: 'Describe the electrical repair' },
          { name: 'cost', message: 'Enter the estimated cost as a number, like 600' },
        ]}
      />
      <Panel title="Form">
        <Stack sx={{ gap: 2, maxWidth: 560 }}>
          <TextField name="email" label="Email" defaultValue="maria.delgado@example.com" />
          <PasswordField name="password" label="Password" defaultValue="secret-secret" />
          <TextField
            name="scope"
            label="What does the report ask for?"
            rows={3}
            error="Describe the electrical repair"
          />
          <TextField
            name="hinted"
            label="Materials"
            optional
            hint="What you bring, what the owner buys."
            placeholder="Primer, two coats"
          />
          <MoneyField
            name="cost"
            label="Estimated cost"
            optional
            defaultValue="six hundred"
            error="Enter the estimated cost as a number, like 600"
          />
          <MoneyField
            name="amount"
            label="Amount to hold now"
            defaultValue="5,270.00"
            hint="Pay in parts if you like. Work starts when it is all held."
          />
          <DateField name="closing" label="Closing date" defaultValue="2026-12-02" />
          <SelectField
            name="category"
            label="Category"
            options={[
              { value: 'a', label: 'Electrical' },
              { value: 'b', label: 'Plumbing' },
            ]}
            emptyLabel="Choose one"
          />
          <SelectField
            name="category2"
            label="Category"
            error="Choose a category"
            options={[{ value: 'a', label: 'Electrical' }]}
            emptyLabel="Choose one"
          />
          <SegmentedField
            name="who"
            label="Who pays?"
            selected={['seller']}
            onChange={() => undefined}
            choices={[
              { value: 'buyer', label: 'Buyer' },
              { value: 'seller', label: 'Seller' },
              { value: 'either', label: 'Either' },
            ]}
          />
          <PickField
            name="cats"
            label="Repair categories"
            selected={['electrical', 'safety']}
            onChange={() => undefined}
            choices={[
              { value: 'roof', label: 'Roof repairs', icon: ui.RoofIcon },
              { value: 'electrical', label: 'Electrical', icon: ui.BoltIcon },
              { value: 'plumbing', label: 'Plumbing', icon: ui.DropIcon },
              { value: 'safety', label: 'Safety / code', icon: ui.StepsIcon },
            ]}
          />
          <RadioGroup
            name="radio"
            label="When do you pay?"
            selected={['upfront']}
            onChange={() => undefined}
            choices={[
              { value: 'upfront', label: 'Now, held until you approve', note: 'The usual way' },
              { value: 'closing', label: 'At closing' },
            ]}
          />
          <CheckboxField name="ok" label="I agree to the terms" defaultChecked hint="Version of November 2026" />
          <CheckboxField name="no" label="I am 18 or older" error="Confirm that you are 18 or older" />
        </Stack>
      </Panel>
    </Page>
  );
}
