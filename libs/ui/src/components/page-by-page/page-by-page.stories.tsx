import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Box, MoreButton, PageByPage, Panel } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Page by page', component: PageByPage } satisfies Meta;

function Repairs({ w }: { readonly w: Words }): ReactElement {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Panel flush title={w.conditions}>
      <PageByPage cursors={cursors} more={(next) => setCursors((before) => [...before, next])}>
        {({ cursor, isLast, onMore }) => (
          <>
            <Box sx={{ p: 2 }}>{cursor === undefined ? w.rail : w.trim}</Box>
            {isLast && cursor === undefined ? (
              <MoreButton sending={false} sendingText={w.gettingMore} onMore={() => onMore('b')}>
                {w.showMore}
              </MoreButton>
            ) : null}
          </>
        )}
      </PageByPage>
    </Panel>
  );
}

export const Usual = says((w) => <Repairs w={w} />);
export const Loading = says((w) => (
  <MoreButton sending sendingText={w.gettingMore} onMore={nothing}>
    {w.showMore}
  </MoreButton>
));
export const InRow = says((w) => (
  <MoreButton inRow sending={false} sendingText={w.gettingMore} onMore={nothing}>
    {w.showMore}
  </MoreButton>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
