import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderUi, type RenderUiOptions } from '../../testing/render-ui.js';
import { DataGrid, type DataGridProps } from './data-grid.js';
import type { GridColumn } from './grid-types.js';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const ROWS: readonly Account[] = [
  { id: 'a', name: 'Ann Lee', city: 'Kingston' },
  { id: 'b', name: 'Bo Lind', city: 'Beacon' },
];
const COLUMNS: readonly GridColumn<Account>[] = [
  { id: 'name', label: 'Name', sorts: 'asc', render: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
  { id: 'city', label: 'City', spare: true, render: ({ city }) => city },
];
const WIDE = 1200;

// The grid asks once what browsers can do; jsdom cannot say.
Object.assign(globalThis, { CSS: { supports: () => true } });

let width: jest.SpyInstance;
const widthIs = (pixels: number) => width.mockReturnValue(pixels);
beforeEach(() => {
  localStorage.clear();
  width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDE);
});
afterEach(() => width.mockRestore());

const grid = (props: Partial<DataGridProps<Account>> = {}): ReactElement => (
  <DataGrid<Account>
    name="accounts"
    label="Accounts"
    columns={COLUMNS}
    rows={ROWS}
    sort={{ column: 'name', direction: 'asc' }}
    onSort={() => undefined}
    selectedId={undefined}
    total={{ count: 2, isExact: true }}
    isBusy={false}
    loading="Getting the accounts…"
    empty="Nobody"
    failure={null}
    onPrevious={undefined}
    onNext={undefined}
    {...props}
  />
);
const show = (props: Partial<DataGridProps<Account>> = {}, options: RenderUiOptions = {}) =>
  renderUi(grid(props), options);

interface Hash {
  readonly update: (text: string) => { readonly digest: (as: 'base64') => string };
}
const { createHash } = jest.requireActual<{ createHash: (name: string) => Hash }>('node:crypto');
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a long list', () => {
  it('ADM-01 A11Y-01 is a named grid where there is room, and asks the server to sort', async () => {
    const onSort = jest.fn();
    const { user } = await show({ onSort });

    const table = await screen.findByRole('grid', { name: 'Accounts' });
    expect(within(table).getByRole('link', { name: 'Bo Lind' })).toBeInTheDocument();
    const head = within(table).getByRole('columnheader', { name: /^Name/ });
    expect(head).toHaveAttribute('aria-sort', 'ascending');

    await user.click(within(head).getByText('Name'));
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'desc' });
  });

  it('ADM-01 gives up the spare columns first, and is cards where nothing can be compared', async () => {
    widthIs(700);
    const { unmount } = await show();
    await screen.findByRole('grid');
    expect(screen.queryByText('Kingston')).not.toBeInTheDocument();
    unmount();

    widthIs(360);
    const onSort = jest.fn();
    const { user } = await show({ onSort });
    const cards = screen.getByRole('list', { name: 'Accounts' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
    expect(within(cards).getByText('Kingston')).toBeInTheDocument();

    await user.selectOptions(screen.getByLabelText('Order'), 'Name, descending');
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'desc' });
  });

  it('ADM-01 keeps on the device which columns are shown', async () => {
    const { user, unmount } = await show();
    expect(await screen.findByText('Kingston')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'City', checked: true }));
    await waitFor(() => expect(screen.queryByText('Kingston')).not.toBeInTheDocument());
    unmount();

    await show();
    await screen.findByRole('grid');
    expect(screen.queryByText('Kingston')).not.toBeInTheDocument();
  });

  it('ADM-01 is on its way, empty, broken or paged', async () => {
    const onNext = jest.fn();
    const { user, rerender } = await show({ rows: undefined, total: undefined });
    expect(await screen.findByText('Getting the accounts…')).toBeInTheDocument();

    rerender(grid({ rows: [], total: { count: 0, isExact: true } }));
    expect(screen.getByText('Nobody')).toBeInTheDocument();
    rerender(grid({ failure: 'It did not load' }));
    expect(screen.getByText('It did not load')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    rerender(grid({ onNext, total: { count: 100_000, isExact: false } }));
    expect(screen.getByText('About 100,000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('I18N-01 speaks Spanish, the words of the grid itself too', async () => {
    await show({}, { locale: 'es' });
    const table = await screen.findByRole('grid');
    expect(screen.getByText('2 en total')).toBeInTheDocument();
    expect(within(table).getAllByLabelText('Ordenar').length).toBeGreaterThan(0);
  });

  it('SEC-01 brings the one style that the edge knows by its hash', async () => {
    // What the admin's build puts into the policy of its page.
    const policy = jest.requireActual<{ '/': { styles: string[] } }>('../../../csp.json');
    const { container } = await show();
    await screen.findByRole('grid');

    const styles = [...container.ownerDocument.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('MuiDataGridVariables'));

    expect(styles.map(hashOf)).toEqual(policy['/'].styles);
  });
});
