import { http, HttpResponse } from 'msw';
import { authApi } from './areas/auth.api.js';
import { notificationsApi } from './areas/notifications.api.js';
import { dashboardApi } from './areas/dashboard.api.js';
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

    await store.dispatch(dashboardApi.endpoints.getDashboard.initiate());
    await Promise.all(store.dispatch(authApi.util.getRunningQueriesThunk()));

    expect(asked).toBe(2);
    me.unsubscribe();
  });

  it('I18N-01 asks again for what the server writes when the page speaks another language, and for nothing else', async () => {
    const page = document.documentElement;
    page.lang = 'en';
    const asked: string[] = [];
    const answers = (name: string, body: object) => (info: { readonly request: Request }) => {
      asked.push(`${name} in ${info.request.headers.get('accept-language') ?? ''}`);
      return HttpResponse.json(body);
    };
    server.use(
      http.get(apiUrl('/api/users/u-1/notifications'), answers('notifications', { items: [], nextCursor: null })),
      http.get(apiUrl('/api/dashboard'), answers('dashboard', {})),
    );
    const store = makeStore();
    const shown = [
      store.dispatch(notificationsApi.endpoints.listNotifications.initiate({ id: 'u-1' })),
      store.dispatch(dashboardApi.endpoints.getDashboard.initiate()),
    ];
    await Promise.all(shown);
    const change = async (language: string): Promise<void> => {
      page.lang = language;
      await Promise.resolve();
      await Promise.all(store.dispatch(notificationsApi.util.getRunningQueriesThunk()));
    };

    await change('en');
    expect(asked).toEqual(['notifications in en', 'dashboard in en']);
    await change('es');

    expect(asked.slice(2)).toEqual(['notifications in es']);
    for (const one of shown) one.unsubscribe();
    page.lang = 'en';
  });
});
