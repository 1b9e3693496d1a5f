import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Button, FilteredList, useListCount } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Filtered list', component: FilteredList } satisfies Meta;

function Rows({ words }: { readonly words: readonly string[] }): ReactElement {
  useListCount({ data: { items: words, nextCursor: null }, isFetching: false });
  return (
    <ul>
      {words.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

/** What the button leaves is said to a screen reader. */
function Repairs({ w }: { readonly w: Words }): ReactElement {
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <Button onClick={() => setNarrow(!isNarrow)}>{w.conditions}</Button>
      <FilteredList name={String(isNarrow)} words="projects.list.counted">
        <Rows words={isNarrow ? [w.rail] : [w.rail, w.trim]} />
      </FilteredList>
    </>
  );
}

export const Usual = says((w) => <Repairs w={w} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
