import { askWhoIsHere, SESSION_PATH, takeEarlyAnswer } from './early-session.js';
import { clearSignedInHint, SIGNED_IN_HINT } from './signed-in-hint.js';

const ORIGIN = 'http://localhost';
const question = (): Request => new Request(ORIGIN + SESSION_PATH);

describe('who is here, asked early', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');

  beforeEach(() => {
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
    document.cookie = `${SIGNED_IN_HINT}=1; Path=/`;
  });
  afterEach(() => {
    void takeEarlyAnswer(question());
    clearSignedInHint();
  });
  afterAll(() => fetched.mockRestore());

  it('is answered once: a later question goes to the server', () => {
    askWhoIsHere();

    expect(takeEarlyAnswer(question())).toBeInstanceOf(Promise);
    expect(takeEarlyAnswer(question())).toBeUndefined();
  });

  it('is no answer to another question', () => {
    askWhoIsHere();

    expect(takeEarlyAnswer(new Request(`${ORIGIN}/api/dashboard`))).toBeUndefined();
    expect(takeEarlyAnswer(new Request(ORIGIN + SESSION_PATH, { method: 'POST' }))).toBeUndefined();
  });

  it('is not asked by a visitor', () => {
    clearSignedInHint();

    askWhoIsHere();

    expect(fetched).not.toHaveBeenCalled();
    expect(takeEarlyAnswer(question())).toBeUndefined();
  });
});
