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
    ['Pintura descascarada en el alero, página 5 - $1.200,50', 5],
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

  it('COND-01 keeps the line as it was pasted as the report’s own words', () => {
    const line = '3)  Water heater T/P discharge pipe missing; see p. 7 — Est. $150';

    expect(readPastedList(`\t${line}  `)).toMatchObject([
      { title: 'Water heater T/P discharge pipe missing', quote: line, page: 7, cost: 15_000 },
    ]);
  });

  it.each([
    ['Repaint the trim. Est. $1,200', 'Repaint the trim', 120_000],
    ['Repaint the trim — $1,200.50', 'Repaint the trim', 120_050],
    ['Repaint the trim ($600)', 'Repaint the trim', 60_000],
    ['Repaint the trim: $600', 'Repaint the trim', 60_000],
    ['Repaint the trim ........ $600', 'Repaint the trim', 60_000],
    ['Repaint the trim, estimated cost: $1,200 (page 3)', 'Repaint the trim', 120_000],
    ['Repaint the trim (page 3) est. 450', 'Repaint the trim', 45_000],
    ['Repaint the trim $250–$900', 'Repaint the trim', 90_000],
    ['Pintar la moldura, costo estimado $450', 'Pintar la moldura', 45_000],
    ['Pintar la moldura, página 5 - $1.200,50', 'Pintar la moldura', 120_050],
    ['Pintar la moldura - $1.200 (pág. 5)', 'Pintar la moldura', 120_000],
    ['Pintar la moldura, páginas 5: $1,200.50', 'Pintar la moldura', 120_050],
    ['Pintar la moldura, costo 450,5', 'Pintar la moldura', 45_050],
    ['Pintar la moldura de $250,00 a $1.900,00', 'Pintar la moldura', 190_000],
    ['Replace 12 shingles', 'Replace 12 shingles', null],
    ['Deck higher than 30', 'Deck higher than 30', null],
    ['Install at a cost to the buyer', 'Install at a cost to the buyer', null],
    ['Repaint the trim $99,999,999', 'Repaint the trim $99,999,999', null],
  ])('COND-01 takes the cost from its end: %s', (line, title, cost) => {
    expect(readPastedList(line)).toMatchObject([{ title, cost }]);
  });

  it.each([
    '1. Install GFCI outlet in kitchen —\ncontinued: within 6 feet of sink',
    '1. Install GFCI outlet in kitchen\nwithin 6 feet of sink',
    '  1. Install GFCI outlet in kitchen\n     within 6 feet of sink',
    'Install GFCI outlet in kitchen\n   within 6 feet of sink',
    'Repair the roof\nInstall GFCI outlet in kitchen\nwithin 6 feet of sink',
    'Install GFCI outlet in kitchen\n\nCont’d: within 6 feet of sink',
  ])('COND-01 puts a line that goes on with the one above to it: %j', (text) => {
    expect(titles(text).at(-1)).toBe('Install GFCI outlet in kitchen within 6 feet of sink');
  });

  it('COND-01 finds the page and the cost of an entry on the line below it', () => {
    expect(readPastedList('Strap the water heater\nEst. $150\nReset the toilet\n(page 9)')).toMatchObject([
      { title: 'Strap the water heater', cost: 15_000, quote: 'Strap the water heater Est. $150' },
      { title: 'Reset the toilet', page: 9 },
    ]);
  });

  it.each([
    ['one typed in lower case throughout', 'replace shingles\ninstall handrail\nstrap heater'],
    ['one whose first letter a phone made large', 'Replace shingles\ninstall handrail\nstrap heater'],
    ['one under an indented heading', 'REPAIRS\n  Replace shingles\n  Install handrail\n  Strap heater'],
    ['one with marks inside', 'Repairs:\n  a. replace shingles\n  b. install handrail\n  c. strap heater'],
  ])('COND-01 stays one repair each line in %s', (_, text) => {
    expect(readPastedList(text).filter(({ isNoRepair }) => !isNoRepair)).toHaveLength(3);
  });

  it.each([
    ['Replace missing handrail at rear steps', 'Rear steps'],
    ['kitchen — install a GFCI outlet', 'Kitchen'],
    ['Hall bath: toilet is loose at the floor', 'Hall bath'],
    ['GFCI missing (kitchen counter)', 'Kitchen counter'],
    ['Handrail missing, basement stairs', 'Basement stairs'],
    ['Several shingles are missing on the rear slope; replace them', 'Rear slope'],
    ['Peeling paint on all exterior trim - pre-1978 home', 'All exterior trim'],
    ['Drain trap under the sink leaks in the basement', 'Basement'],
    ['Roof: flash the chimney', 'Roof'],
    ['Garage header sags', 'Garage'],
    ['Faltan varias tejas en la vertiente trasera; reponer', 'Vertiente trasera'],
    ['Sin protección GFCI en la cocina', 'Cocina'],
    ['La escalera no tiene pasamanos en el sótano', 'Sótano'],
    ['Cracked window glass in bedroom 2', 'Bedroom 2'],
    ['Bedroom #3: broken pane', 'Bedroom #3'],
    ['Repair doors in bedrooms 2 and 3', 'Bedrooms 2 and 3'],
    ['Install a rail in the bathroom 2 ft from the tub', 'Bathroom'],
    ['Vidrio roto en la recámara 2', 'Recámara 2'],
    ['Grifo con fuga, baño 2', 'Baño 2'],
    ['Replace the dishwasher', null],
    ['Toilet is loose', null],
    ['Kitchenette cabinet door is off', null],
  ])('COND-01 takes the place from the line that says it: %s', (line, location) => {
    expect(readPastedList(line)).toMatchObject([{ location }]);
  });

  it('COND-01 takes the place of a room’s heading for the lines under it, until the next heading', () => {
    const text = 'KITCHEN\nInstall a GFCI outlet\nRepair the pane in the foyer\nOther items:\nClear the brush';

    expect(readPastedList(text).map(({ location }) => location)).toEqual(['Kitchen', 'Kitchen', 'Foyer', null, null]);
  });

  it('COND-01 marks what reads like a heading or a total', () => {
    const text =
      'Required repairs:\nROOF AND EXTERIOR\nReplace missing shingles\nGFCI at the sink\nTotal: $4,500\nTotal roof replacement $9,000\nEstimated total cost $12,000';

    expect(readPastedList(text).map(({ isNoRepair }) => isNoRepair)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});
