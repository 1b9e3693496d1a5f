import { detailOf, errorOfAnswer, errorOfSilence, setSilenceWords } from './api-error.js';

const body = JSON.stringify({ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Somebody was faster.' });
const refused = errorOfAnswer(409, 'Conflict', body, null);
const silent = errorOfSilence('TypeError: Failed to fetch');

describe('NET-01 what an error says to the reader', () => {
  it('is the API’s own sentence, and nothing where it wrote none', () => {
    expect([refused, errorOfAnswer(502, 'Bad Gateway', '<html>', null), new Error('no')].map(detailOf)).toEqual([
      'Somebody was faster.',
      undefined,
      undefined,
    ]);
  });

  it('is the page’s where no answer came, for as long as the page gives words', () => {
    const forget = setSilenceWords(() => 'You are offline.');
    expect([silent, refused].map(detailOf)).toEqual(['You are offline.', 'Somebody was faster.']);

    const forgetLater = setSilenceWords(() => 'No hay conexión.');
    forget();
    expect(detailOf(silent)).toBe('No hay conexión.');

    forgetLater();
    expect(detailOf(silent)).toBeUndefined();
  });
});
