import { CONDITION_LIMITS } from './condition.js';
import { readPastedList } from './pasted-list.js';

const titles = (text: string): string[] => readPastedList(text).map(({ title }) => title);

describe('a pasted list of repairs', () => {
  it.each([
    ['1. Replace missing shingles', 'Replace missing shingles'],
    ['  12) Install a handrail.', 'Install a handrail'],
    ['(a) Repair the broken pane', 'Repair the broken pane'],
    ['b. Repair the broken pane', 'Repair the broken pane'],
    ['iv. Repair the broken pane', 'Repair the broken pane'],
    ['• Scrape and repaint;', 'Scrape and repaint'],
    ['– Raspar y repintar', 'Raspar y repintar'],
    ['[ ] 3. Strap the water heater', 'Strap the water heater'],
    ['☐ Strap   the\twater heater', 'Strap the water heater'],
    ['7 - Strap the water heater', 'Strap the water heater'],
  ])('COND-01 loses its marks: %s', (line, title) => {
    expect(titles(line)).toEqual([title]);
  });

  it.each([
    '2 handrails are missing',
    '3/4 in. pipe leaks',
    'A/C does not cool',
    '1978 paint peels',
    'I-beam is cracked',
  ])('COND-01 keeps what is no mark: %s', (line) => {
    expect(titles(line)).toEqual([line]);
  });

  it('COND-01 makes one of each line, whatever ends the lines, and none of empty ones', () => {
    expect(titles('Roof\r\n\r\nGutter\n  \nStep\u2028Rail\n--\n12')).toEqual(['Roof', 'Gutter', 'Step', 'Rail']);
  });

  it.each([
    ['Peeling paint at the eave (page 12)', 12],
    ['Peeling paint at the eave, p. 4', 4],
    ['Pintura descascarada en el alero (pág. 7)', 7],
    ['Pintura descascarada en el alero, página 7.', 7],
  ])('COND-01 takes the page from its end: %s', (line, page) => {
    const [read] = readPastedList(line);

    expect(read?.page).toBe(page);
    expect(read?.title).toMatch(/(eave|alero)$/);
  });

  it('COND-01 keeps the whole of a line that is longer than a title as the report’s words', () => {
    const line = `Repair the roof. ${'All of it must be watertight and inspected again before closing, please. '.repeat(4)}`;
    const [read] = readPastedList(line);

    expect(read).toMatchObject({ title: 'Repair the roof', quote: line.trim() });
    const [endless] = readPastedList('shingle '.repeat(60));
    expect(endless?.title.length).toBeLessThanOrEqual(CONDITION_LIMITS.titleMax);
    expect(endless?.title).toMatch(/shingle…$/);
  });

  it('COND-01 marks what reads like a heading', () => {
    const text = 'Required repairs:\nROOF AND EXTERIOR\nReplace missing shingles\nGFCI at the sink';

    expect(readPastedList(text).map(({ isHeading }) => isHeading)).toEqual([true, true, false, false]);
  });
});
