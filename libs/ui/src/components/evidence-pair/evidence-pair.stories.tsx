import type { Meta } from '@storybook/react-vite';
import { CameraIcon, EvidencePair, PinIcon, SamplePhoto, ShieldIcon } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Evidence pair', component: EvidencePair } satisfies Meta;

const before = (w: Words) => ({ drawing: <SamplePhoto subject="steps" side="before" label={w.beforeSaid} /> });
const after = (w: Words) => ({ drawing: <SamplePhoto subject="steps" side="after" label={w.afterSaid} /> });

export const Usual = says((w) => (
  <EvidencePair
    title={w.handrail}
    before={before(w)}
    after={after(w)}
    proofs={[
      { icon: CameraIcon, text: w.takenAt },
      { icon: ShieldIcon, text: w.originalKept },
    ]}
  />
));
export const FailedProof = says((w) => (
  <EvidencePair
    title={w.handrail}
    before={before(w)}
    after={after(w)}
    proofs={[{ icon: PinIcon, text: w.takenFar, failed: true }]}
  />
));
export const AfterIsMissing = says((w) => <EvidencePair title={w.handrail} before={before(w)} after={null} />);
export const Empty = says((w) => <EvidencePair title={w.handrail} before={null} after={null} />);
export const Small = says((w) => <EvidencePair small title={w.handrail} before={before(w)} after={after(w)} />);
export const Spanish = { ...AfterIsMissing, ...SPANISH };
export const Dark = { ...AfterIsMissing, ...DARK };
export const Narrow = { ...FailedProof, ...NARROW };
