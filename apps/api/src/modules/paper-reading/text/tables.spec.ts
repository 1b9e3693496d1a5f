import { typeset, type Run } from '../testing/typeset.js';
import { linesOf } from './lines.js';
import { tableIn } from './tables.js';

const COLUMNS = [60, 100, 420, 500] as const;

const row = (y: number, cells: readonly string[]): Run[] =>
  cells.flatMap((text, index) => (text === '' ? [] : [{ text, x: COLUMNS[index] ?? 60, y }]));

const tableOf = (...rows: readonly (readonly string[])[]): ReturnType<typeof tableIn> => {
  const [page] = typeset(rows.flatMap((cells, index) => row(100 + index * 14, cells))).pages;
  return page && tableIn(linesOf(page));
};

describe('tables of what must be done', () => {
  it('INT-05 knows the column that takes the room, whatever it is called', () => {
    const table = tableOf(
      ['Seq', 'Wording', 'Resp', 'When'],
      ['1', 'Install a handrail at the basement stairs', 'Seller', 'PTC'],
      ['2', 'Replace the cracked pane', 'Seller', 'PTC'],
    );
    expect(table?.rows.map(({ cells }) => cells.description)).toEqual([
      'Install a handrail at the basement stairs',
      'Replace the cracked pane',
    ]);
  });

  it('INT-05 sees no table in running words', () => {
    expect(tableOf(['The furnace is original.'], ['The roof was replaced in 2019.'])).toBeUndefined();
  });
});
