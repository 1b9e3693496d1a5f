import { http, HttpResponse } from 'msw';
import { download } from './download.js';
import { NO_ANSWER } from './errors/api-error.js';
import { apiUrl, problemAnswer, startApiServer } from './testing/index.js';

const server = startApiServer();
const PATH = '/api/users/1/export';

it('gives the file with the server’s name for it, and says how far it is', async () => {
  server.use(
    http.get(apiUrl(PATH), () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('PK-archive').buffer, {
        headers: { 'Content-Disposition': 'attachment; filename="closewright-export-2026-11-20.zip"' },
      }),
    ),
  );
  const heard: number[] = [];

  const { file, name } = await download(PATH, (bytes) => heard.push(bytes));

  expect([name, file.size, heard.at(-1)]).toEqual(['closewright-export-2026-11-20.zip', 10, 10]);
});

it('rejects as a call does when the API refuses', async () => {
  server.use(http.get(apiUrl(PATH), () => problemAnswer(403, { code: 'auth.reauthentication_required' })));

  await expect(download(PATH)).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    problem: { code: 'auth.reauthentication_required' },
  });
});

it('rejects as a call does when no answer comes', async () => {
  server.use(http.get(apiUrl(PATH), () => HttpResponse.error()));

  await expect(download(PATH)).rejects.toMatchObject({ name: 'ApiError', status: NO_ANSWER });
});
