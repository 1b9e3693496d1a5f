import { aCondition } from '../../../testing/projects.js';
import { startingAnswers, toBidInput } from './bid-answers.js';

it('COND-03 sends a note and what is done without the bullet that came with it from a list', () => {
  const blank = startingAnswers([aCondition({ id: 'rail' })], null);
  const lines = blank.lines.map((line) => ({ ...line, amount: '700', note: '• Replace the rail' }));

  const { workDescription, lines: sent } = toBidInput({ ...blank, lines, workDescription: '• Replace the rail' });

  expect(workDescription).toBe('Replace the rail');
  expect(sent?.map(({ note }) => note)).toEqual(['Replace the rail']);
});
