import { http } from 'msw';
import { authApi } from './areas/auth.api.js';
import { projectsApi } from './areas/projects.api.js';
import { makeStore } from './store.js';
import { apiUrl, problemAnswer, startApiServer } from './testing/index.js';

const refused = () => problemAnswer(401, { code: 'auth.required', detail: 'Authentication required' });
const server = startApiServer();

describe('the store', () => {
  it('AUTH-10 asks anew who is signed in when an answer says that the session is gone', async () => {
    let asked = 0;
    server.use(
      http.get(apiUrl('/api/auth/me'), () => {
        asked += 1;
        return refused();
      }),
      http.get(apiUrl('/api/dashboard'), refused),
    );
    const store = makeStore();
    const me = store.dispatch(authApi.endpoints.getMe.initiate());
    await me;
    expect(asked).toBe(1);

    await store.dispatch(projectsApi.endpoints.getDashboard.initiate());
    await Promise.all(store.dispatch(authApi.util.getRunningQueriesThunk()));

    expect(asked).toBe(2);
    me.unsubscribe();
  });
});
