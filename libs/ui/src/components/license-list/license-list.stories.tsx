import type { Meta } from '@storybook/react-vite';
import { LicenseList, Panel } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/License list', component: LicenseList } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.licenses}>
    <LicenseList
      label={w.licenses}
      today="2026-11-19"
      licenses={[
        { state: 'NY', trade: 'plumbing', number: 'NY-4471', expiresOn: '2027-06-30' },
        { state: 'NJ', trade: 'other', expiresOn: '2026-12-03' },
        { state: 'PA', trade: 'electrical', expiresOn: '2026-11-18' },
        { state: 'CT', trade: 'hvac', expiresOn: '2027-01-31', inReview: true },
      ]}
    />
  </Panel>
));
export const Plain = says((w) => (
  <LicenseList
    plain
    label={w.licenses}
    today="2026-11-19"
    licenses={[{ state: 'NY', trade: 'plumbing', expiresOn: '2027-06-30' }]}
  />
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
