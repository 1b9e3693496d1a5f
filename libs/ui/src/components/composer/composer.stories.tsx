import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { ClipIcon, Composer, FileList, IconButton, type ComposerProps } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Composer', component: Composer } satisfies Meta;

interface WrittenProps extends Partial<ComposerProps> {
  readonly w: Words;
  readonly begins?: string;
}

function Written({ w, begins = '', ...more }: WrittenProps): ReactElement {
  const [value, setValue] = useState(begins);
  return (
    <Composer
      label={w.composerLabel}
      placeholder={w.composerExample}
      value={value}
      onChange={setValue}
      onSend={nothing}
      sendLabel={w.send}
      disabled={value === ''}
      keys={w.sendKeys}
      tools={
        <IconButton aria-label={w.attach}>
          <ClipIcon />
        </IconButton>
      }
      {...more}
    />
  );
}

export const Usual = says((w) => <Written w={w} />);
export const LongText = says((w) => <Written w={w} begins={w.workText} />);
export const TooLong = says((w) => <Written w={w} begins={w.workText} isTooLong disabled limit={w.tooLong} />);
export const WithFiles = says((w) => (
  <Written
    w={w}
    begins={w.messageThree}
    above={
      <FileList
        items={[
          { id: '1', name: w.longFile, bytes: 180_000, state: 'sending', percent: 40 },
          { id: '2', name: w.photoFile, bytes: 2_400_000, state: 'failed', fault: w.damagedFile, isUnfit: true },
        ]}
        onRemove={nothing}
        onRetry={nothing}
      />
    }
  />
));
export const Spanish = { ...TooLong, ...SPANISH };
export const Dark = { ...TooLong, ...DARK };
export const Narrow = { ...WithFiles, ...NARROW };
