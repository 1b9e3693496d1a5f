import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { MoreButton } from './more-button.js';
import { PageByPage, type PagePlace } from './page-by-page.js';

/** What a server says: the rows of each page, and where the next one begins. */
const PAGES: Readonly<Record<string, { readonly rows: readonly string[]; readonly next: string | null }>> = {
  '': { rows: ['Handrail'], next: 'b' },
  b: { rows: ['Trim paint'], next: 'c' },
  c: { rows: ['Smoke alarm'], next: null },
};

interface PageProps extends PagePlace {
  readonly sending: boolean;
}

function Page({ cursor, isLast, onMore, sending }: PageProps): ReactElement {
  const { rows, next } = PAGES[cursor ?? ''] ?? { rows: [], next: null };
  // Each page keeps what is its own: it is the same one when others come after it.
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <button type="button" aria-pressed={opened} onClick={() => setOpened(true)}>
        {`Open ${rows.join(', ')}`}
      </button>
      {isLast && next !== null ? (
        <MoreButton sending={sending} sendingText="Loading more repairs" onMore={() => onMore(next)}>
          Show more repairs
        </MoreButton>
      ) : null}
    </>
  );
}

function List({ sending = false }: { readonly sending?: boolean }): ReactElement {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <PageByPage cursors={cursors} more={(next) => setCursors((before) => [...before, next])}>
      {(place) => <Page {...place} sending={sending} />}
    </PageByPage>
  );
}

const rows = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('PageByPage', () => {
  it('shows the first page, and each further one under it when the reader asks, until there is no more', async () => {
    const { user } = await renderUi(<List />);
    expect(rows()).toEqual(['Handrail']);

    await user.click(screen.getByRole('button', { name: 'Show more repairs' }));
    expect(rows()).toEqual(['Handrail', 'Trim paint']);

    // There is one way to more, at the end of the last page.
    await user.click(screen.getByRole('button', { name: 'Show more repairs' }));
    expect(rows()).toEqual(['Handrail', 'Trim paint', 'Smoke alarm']);
    expect(screen.queryByRole('button', { name: 'Show more repairs' })).not.toBeInTheDocument();
  });

  it('leaves the pages that are there as they were when another comes', async () => {
    const { user } = await renderUi(<List />);
    await user.click(screen.getByRole('button', { name: 'Open Handrail' }));
    await user.click(screen.getByRole('button', { name: 'Show more repairs' }));

    expect(screen.getByRole('button', { name: 'Open Handrail' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Open Trim paint' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks for nothing while a page is on its way, and says so', async () => {
    const { user } = await renderUi(<List sending />);
    await user.click(screen.getByRole('button', { name: 'Loading more repairs' }));

    expect(rows()).toEqual(['Handrail']);
  });
});
