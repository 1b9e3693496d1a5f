import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { createBaseQuery } from './base-query.js';
import { apiUrl, problemAnswer, startApiServer } from './testing/index.js';
import { keepKey } from './upload-keys.js';
import { uploadListenerOf, watchUpload } from './upload-progress.js';

const server = startApiServer();

function aStore() {
  const api = createApi({
    baseQuery: createBaseQuery({ origin: 'http://localhost', wait: () => Promise.resolve() }),
    endpoints: (build) => ({
      upload: build.mutation<unknown, { file: File; kind: string }>({
        query: (body) => ({ url: '/api/files', method: 'POST', body }),
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  return (file: File) => store.dispatch(api.endpoints.upload.initiate({ file, kind: 'before' })).unwrap();
}

const aFile = (): File => new File(['x'.repeat(100)], 'rail.jpg', { type: 'image/jpeg' });

it('COND-04 a file with a key of its own goes under it, whichever page sends it', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'csrf-1' })),
    http.post(apiUrl('/api/files'), ({ request }) => {
      asked.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ id: 'file-1' }, { status: 201 });
    }),
  );
  for (const send of [aStore(), aStore()]) {
    // Read from the device anew, it is another object.
    const file = aFile();
    keepKey(file, 'key-1');
    await send(file);
  }
  await aStore()(aFile());

  expect(asked).toEqual(['key-1', 'key-1', expect.stringMatching(/^[0-9a-f-]{36}$/u)]);
});

describe('a watched upload', () => {
  it('NET-02 carries what any change carries, and its answer is read the same way', async () => {
    document.documentElement.lang = 'es';
    const asked: { headers: Headers; kind: FormDataEntryValue | null; name: string }[] = [];
    server.use(
      http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'csrf-1' })),
      http.post(apiUrl('/api/files'), async ({ request }) => {
        const form = await request.formData();
        const file = form.get('file');
        asked.push({ headers: request.headers, kind: form.get('kind'), name: file instanceof File ? file.name : '' });
        return HttpResponse.json({ id: 'file-1' }, { status: 201 });
      }),
    );
    const send = aStore();
    const watched = aFile();
    watchUpload(watched, () => undefined);

    const answers = [await send(aFile()), await send(watched)];

    expect(answers).toEqual([{ id: 'file-1' }, { id: 'file-1' }]);
    const [plain, told] = asked.map(({ headers, ...parts }) => ({
      ...parts,
      csrf: headers.get('x-csrf-token'),
      language: headers.get('accept-language'),
      accepted: headers.get('accept'),
      type: headers.get('content-type')?.split(';')[0],
      key: headers.get('idempotency-key')?.replace(/[0-9a-f]/g, 'x'),
    }));
    expect(plain).toMatchObject({ csrf: 'csrf-1', language: 'es', type: 'multipart/form-data', name: 'rail.jpg' });
    expect(told).toEqual(plain);
  });

  it('NET-01 fails with the problem that the API wrote', async () => {
    server.use(http.post(apiUrl('/api/files'), () => problemAnswer(422, { detail: 'This is not a photo.' })));
    const file = aFile();
    watchUpload(file, () => undefined);

    await expect(aStore()(file)).rejects.toMatchObject({ status: 422, problem: { detail: 'This is not a photo.' } });
  });

  it('NET-02 is tried once more when the network was gone, and then says so', async () => {
    // jsdom writes every lost connection into the console; here it is meant.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    server.use(
      http.post(apiUrl('/api/files'), () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    const file = aFile();
    watchUpload(file, () => undefined);

    await expect(aStore()(file)).rejects.toMatchObject({ status: 0 });
    expect(tries).toBe(2);
  });

  it('is heard by whoever watches one of the files of a body, and by nobody else', () => {
    const file = aFile();
    const heard: number[] = [];
    watchUpload(file, (percent) => heard.push(percent));

    uploadListenerOf({ kind: 'before', file })?.(40);
    uploadListenerOf({ files: [aFile(), file] })?.(80);

    expect(heard).toEqual([40, 80]);
    expect(uploadListenerOf({ file: aFile() })).toBeUndefined();
    expect(uploadListenerOf('text')).toBeUndefined();
  });
});
