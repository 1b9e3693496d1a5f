import { authApi } from './areas/auth.api.js';
import { dashboardApi } from './areas/dashboard.api.js';
import { askEarly, DASHBOARD_PATH, forgetEarlyAnswers, SESSION_PATH } from './early-answers.js';
import { makeFirstStore } from './first-store.js';
import { clearSignedInHint, SIGNED_IN_HINT } from './signed-in-hint.js';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the store of a page that has just been opened', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answers: Record<string, unknown> = { [SESSION_PATH]: { firstName: 'Dana' }, [DASHBOARD_PATH]: { needsMe: [] } };

  beforeEach(() => {
    fetched.mockReset();
    fetched.mockImplementation((path) => Promise.resolve(Response.json(answers[String(path)])));
    document.cookie = `${SIGNED_IN_HINT}=1; Path=/`;
  });
  afterEach(() => {
    forgetEarlyAnswers();
    clearSignedInHint();
  });
  afterAll(() => fetched.mockRestore());

  it('AUTH-10 PROJ-10 knows who is signed in and what needs them before anything is drawn', async () => {
    askEarly('/app/dashboard');
    await settled();
    const state = makeFirstStore().getState();

    expect(authApi.endpoints.getMe.select()(state).data).toEqual({ firstName: 'Dana' });
    expect(dashboardApi.endpoints.getDashboard.select()(state).data).toEqual({ needsMe: [] });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('asks again for what has become stale since', async () => {
    askEarly('/app/dashboard');
    await settled();
    const store = makeFirstStore();
    const reading = store.dispatch(dashboardApi.endpoints.getDashboard.initiate());

    answers[DASHBOARD_PATH] = { needsMe: ['a bid'] };
    fetched.mockImplementation(() => Promise.resolve(Response.json(answers[DASHBOARD_PATH])));
    store.dispatch(dashboardApi.util.invalidateTags(['Dashboard']));
    await settled();
    await Promise.all(store.dispatch(dashboardApi.util.getRunningQueriesThunk()));

    expect(dashboardApi.endpoints.getDashboard.select()(store.getState()).data).toEqual({ needsMe: ['a bid'] });
    reading.unsubscribe();
  });

  it('is empty where nothing has come yet', () => {
    askEarly('/app/dashboard');

    expect(authApi.endpoints.getMe.select()(makeFirstStore().getState()).isUninitialized).toBe(true);
  });
});
