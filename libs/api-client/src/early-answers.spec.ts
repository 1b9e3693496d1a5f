import { askEarly, forgetEarlyAnswers, SESSION_PATH, takeEarlyAnswer, takeKnownAnswers } from './early-answers.js';
import { setSignOutOwed } from './sign-out-mark.js';
import { clearSignedInHint, SIGNED_IN_HINT } from './signed-in-hint.js';

const ORIGIN = 'http://localhost';
const DASHBOARD = '/api/dashboard';
const question = (path: string = SESSION_PATH): Request => new Request(ORIGIN + path);

const everything = (): boolean => true;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what is asked early', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answer = (status: number): void => {
    fetched.mockImplementation(() => Promise.resolve(new Response('{}', { status })));
  };

  beforeEach(() => {
    fetched.mockReset();
    answer(200);
    document.cookie = `${SIGNED_IN_HINT}=1; Path=/`;
  });
  afterEach(() => {
    forgetEarlyAnswers();
    clearSignedInHint();
  });
  afterAll(() => fetched.mockRestore());

  it('AUTH-04 is nothing in the session of somebody who has signed out without network', () => {
    setSignOutOwed(true);
    askEarly('/app/dashboard');
    setSignOutOwed(false);

    expect(fetched).not.toHaveBeenCalled();
  });

  it('is answered once: a later question goes to the server', () => {
    askEarly('/app/projects');

    expect(takeEarlyAnswer(question())).toBeInstanceOf(Promise);
    expect(takeEarlyAnswer(question())).toBeUndefined();
  });

  it('is no answer to another question', () => {
    askEarly('/app/projects');

    expect(takeEarlyAnswer(question(DASHBOARD))).toBeUndefined();
    expect(takeEarlyAnswer(new Request(ORIGIN + SESSION_PATH, { method: 'POST' }))).toBeUndefined();
  });

  it.each([
    ['/app/dashboard', DASHBOARD],
    ['/dashboard', DASHBOARD],
    ['/admin/users', '/api/auth/security'],
  ])('at %s is %s', async (screen, path) => {
    askEarly(screen);

    expect(fetched).toHaveBeenCalledTimes(2);
    expect((await takeEarlyAnswer(question(path)))?.ok).toBe(true);
    expect(takeEarlyAnswer(question(`${path}?limit=1`))).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('at the desk of staff is what it opens with, and whether their account is secured', () => {
    askEarly('/admin/dashboard');

    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      SESSION_PATH,
      '/api/dashboard',
      '/api/admin/overview',
      '/api/auth/security',
    ]);
  });

  it('at staff’s overview is what waits for them', () => {
    askEarly('/admin/overview');

    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      SESSION_PATH,
      '/api/admin/overview',
      '/api/auth/security',
    ]);
  });

  it('is nothing more where staff sign in', () => {
    askEarly('/admin/login');

    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('and is not wanted yet waits for whoever asks', async () => {
    askEarly('/app/dashboard');
    await settled();

    expect([...takeKnownAnswers((path) => path === SESSION_PATH).keys()]).toEqual([SESSION_PATH]);
    expect((await takeEarlyAnswer(question(DASHBOARD)))?.ok).toBe(true);
  });

  it('and was refused is asked again by whoever wants it, but who is signed in is known', async () => {
    answer(401);
    askEarly('/app/dashboard');
    answer(200);

    expect((await takeEarlyAnswer(question(DASHBOARD)))?.status).toBe(200);
    expect((await takeEarlyAnswer(question()))?.status).toBe(401);
  });

  it('and failed is asked again', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    askEarly('/app/dashboard');
    answer(200);

    expect((await takeEarlyAnswer(question(DASHBOARD)))?.status).toBe(200);
  });

  it('and was not taken for long is old', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    askEarly('/app/dashboard');
    clock.mockReturnValue(15_001);

    expect(takeEarlyAnswer(question(DASHBOARD))).toBeUndefined();
    clock.mockRestore();
  });

  it('by one person is not shown to the next one', () => {
    askEarly('/app/dashboard');

    forgetEarlyAnswers();

    expect(takeEarlyAnswer(question(DASHBOARD))).toBeUndefined();
  });

  it('and has come is known without waiting, once', async () => {
    fetched.mockImplementation((path) => Promise.resolve(Response.json({ of: path })));
    askEarly('/app/dashboard');
    expect(takeKnownAnswers(everything).size).toBe(0);
    await settled();

    expect([...takeKnownAnswers(everything)]).toEqual([
      [SESSION_PATH, { of: SESSION_PATH }],
      [DASHBOARD, { of: DASHBOARD }],
    ]);
    expect(takeKnownAnswers(everything).size).toBe(0);
    expect(takeEarlyAnswer(question(DASHBOARD))).toBeUndefined();
  });

  it('is nothing that is known while nobody knows who is signed in', async () => {
    fetched.mockImplementation((path) =>
      Promise.resolve(path === SESSION_PATH ? new Response('{}', { status: 401 }) : Response.json({})),
    );
    askEarly('/app/dashboard');
    await settled();

    expect(takeKnownAnswers(everything).size).toBe(0);
    expect((await takeEarlyAnswer(question(DASHBOARD)))?.ok).toBe(true);
  });

  it('is not asked by a visitor', () => {
    clearSignedInHint();

    askEarly('/app/dashboard');

    expect(fetched).not.toHaveBeenCalled();
    expect(takeEarlyAnswer(question())).toBeUndefined();
  });
});
