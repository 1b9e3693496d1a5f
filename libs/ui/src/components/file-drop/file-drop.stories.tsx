import { FILE_LIMITS, TYPES_OF_KIND } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { FileDrop, FileList, type FileDropProps } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Forms/File drop', component: FileDrop } satisfies Meta;

const drop = (w: Words, more: Partial<FileDropProps> = {}) => (
  <FileDrop
    name="photos"
    label={w.photos}
    hint={w.photosHint}
    accept={TYPES_OF_KIND.photo}
    maxBytes={FILE_LIMITS.maxBytes}
    maxFiles={5}
    items={[]}
    onAdd={nothing}
    onRemove={nothing}
    onRetry={nothing}
    {...more}
  />
);

const filesIn = (w: Words): FileDropProps['items'] => [
  { id: '1', name: w.photoFile, bytes: 2_400_000, state: 'done' },
  { id: '2', name: w.longFile, bytes: 180_000, state: 'sending', percent: 60 },
  { id: '3', name: w.trimFile, bytes: 9_000_000, state: 'failed', fault: w.damagedFile },
  { id: '4', name: w.reportFile, bytes: 400, state: 'waiting' },
  { id: '5', name: w.phoneFile, file: new File(['photo'], w.phoneFile), bytes: 2_100_000, state: 'waiting' },
  {
    id: '6',
    name: w.phoneFile,
    file: new File(['photo'], w.phoneFile),
    bytes: 2_100_000,
    state: 'sending',
    percent: 100,
  },
];

export const Usual = says((w) => drop(w, { items: filesIn(w) }));
export const Empty = says((w) => drop(w, { optional: true }));
export const Faulty = says((w) => drop(w, { error: w.photosError }));
export const Disabled = says((w) => drop(w, { disabled: true }));
export const ListAlone = says((w) => <FileList items={filesIn(w)} onRemove={nothing} onRetry={undefined} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
