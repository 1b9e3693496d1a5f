import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Button, FocusKeeper, Panel } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Page/Focus keeper', component: FocusKeeper } satisfies Meta;

/** Pressed by a key, the button goes and the panel's heading has the focus. */
function Pressed({ w }: { readonly w: Words }): ReactElement {
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <FocusKeeper />
      <Panel title={w.conditions}>{isUsed ? null : <Button onClick={() => setUsed(true)}>{w.review}</Button>}</Panel>
    </>
  );
}

export const Usual = says((w) => <Pressed w={w} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
