import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aCondition } from '../../testing/projects.js';
import { FilesOutbox } from '../../outbox/files/files-outbox.js';
import { findAnnounced } from '@cw/ui/testing';
import { renderWithApp } from '../../testing/render-with-app.js';
import { EvidenceUpload } from './evidence-upload.js';

const server = startApiServer();

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const photo = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const condition = aCondition({ state: 'in_work' });
const open = () =>
  renderWithApp(
    <FilesOutbox userId="user-1">
      <EvidenceUpload projectId="project-1" condition={condition} />
    </FilesOutbox>,
  );

/** Answers uploads with these in turn, the last one for all that follow; tells how many came. */
function answerWith(...answers: (() => Response)[]): () => number {
  let asked = 0;
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/project-1/files'), () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer?.() ?? HttpResponse.json({}, { status: 201 });
    }),
  );
  return () => asked;
}
/** The same; collects of which other repairs each upload says that its photo shows them. */
function answerTelling(...answers: (() => Response)[]): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/project-1/files'), async ({ request }) => {
      sent.push((await request.formData()).getAll('acknowledgedRepairs'));
      return answers[Math.min(sent.length, answers.length) - 1]?.() ?? HttpResponse.json({}, { status: 201 });
    }),
  );
  return sent;
}
const stored = (): Response => HttpResponse.json({ id: 'file' }, { status: 201 });

async function chooser(name: string): Promise<HTMLInputElement> {
  const inputs = await screen.findAllByLabelText(name, { selector: 'input' });
  return inputs[0] as HTMLInputElement;
}

it('COND-04 A11Y-01 sends several photographs one after another; what has arrived leaves the list, and is said once', async () => {
  const asked = answerWith(stored);
  const { user } = await open();

  await user.upload(await chooser('Add photo before, repair 1'), [photo('rail.jpg'), photo('post.jpg')]);

  await waitFor(() => expect(asked()).toBe(2));
  await waitFor(() => expect(screen.queryByText(/: post.jpg$/u)).not.toBeInTheDocument());
  await findAnnounced('2 files stored');
});

it('COND-04 keeps the one that failed, says why, and sends it again; the others go on', async () => {
  const asked = answerWith(() => problemAnswer(409, { detail: 'Somebody else is at work here.' }), stored);
  const { user } = await open();

  await user.upload(await chooser('Add photo after, repair 1'), [photo('broken.jpg'), photo('good.jpg')]);
  expect(await screen.findByText('Somebody else is at work here.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/: good.jpg$/u)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.queryByText(/: broken.jpg$/u)).not.toBeInTheDocument());
  expect(asked()).toBe(3);
});

it('COND-04 keeps what nobody answers for, says so, and sends it under the same key once somebody does', async () => {
  const keys: (string | null)[] = [];
  let isThere = false;
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/project-1/files'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return isThere ? stored() : HttpResponse.error();
    }),
  );
  const { user } = await open();

  await user.upload(await chooser('Add photo before, repair 1'), photo('rail.jpg'));
  // Where a browser keeps no files, as here, the reader is to stay.
  expect(
    await screen.findByText('This browser keeps no files: stay on this page until it is sent.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  isThere = true;
  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(screen.queryByText(/: rail.jpg$/u)).not.toBeInTheDocument());
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

it('COND-04 keeps what is chosen while another repair’s are sent, each at its own repair', async () => {
  answerWith(() => problemAnswer(409, { detail: 'Somebody else is at work here.' }));
  const other = aCondition({ id: 'other', number: 2, state: 'in_work' });
  const { user } = await renderWithApp(
    <FilesOutbox userId="user-1">
      <section aria-label="one">
        <EvidenceUpload projectId="project-1" condition={condition} />
      </section>
      <section aria-label="two">
        <EvidenceUpload projectId="project-1" condition={other} />
      </section>
    </FilesOutbox>,
  );

  await user.upload(await chooser('Add photo before, repair 1'), photo('one.jpg'));
  await user.upload(await chooser('Add photo before, repair 2'), photo('two.jpg'));

  const at = (name: string) => within(screen.getByRole('region', { name }));
  expect(await at('one').findByText(/: one.jpg$/u)).toBeInTheDocument();
  expect(await at('two').findByText(/: two.jpg$/u)).toBeInTheDocument();
  expect(at('two').queryByText(/: one.jpg$/u)).not.toBeInTheDocument();
});

it('PROJ-08 only takes out what the server would refuse again', async () => {
  answerWith(() => problemAnswer(422, { detail: 'This file is damaged.' }));
  const { user } = await open();

  await user.upload(await chooser('Add photo after, repair 1'), photo('broken.jpg'));
  expect(await screen.findByText('This file is damaged.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Photo after: broken.jpg' }));

  expect(screen.queryByText(/: broken.jpg$/u)).not.toBeInTheDocument();
});

it('PROJ-08 refuses what is too large here, without sending it', async () => {
  const asked = answerWith(stored);
  const { user } = await open();
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });

  await user.upload(await chooser('Add photo before, repair 1'), [large]);

  expect(await screen.findByText('Larger than 15 MB.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Photo before: large.jpg' }));
  expect(screen.queryByText(/: large.jpg$/u)).not.toBeInTheDocument();
  expect(asked()).toBe(0);
});

it.each([
  ['IMG_0042.HEIC', ''],
  ['IMG_0042.HEIC', 'image/heic'],
  ['IMG_0042.heif', 'image/heif'],
])('PROJ-08 sends a phone’s photograph %s of the type “%s”', async (name, type) => {
  const asked = answerWith(stored);
  const { user } = await open();
  const input = await chooser('Add photo before, repair 1');

  await user.upload(input, new File(['x'], name, { type }));

  await waitFor(() => expect(asked()).toBe(1));
  expect(input.accept.split(',')).toEqual(expect.arrayContaining(['image/heic', 'image/heif', '.heic', '.heif']));
  await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
});

it.each(['video/quicktime', ''])(
  'PROJ-08 says that the film of a Live Photo is one (“%s”), without sending it',
  async (type) => {
    const asked = answerWith(stored);
    await open();
    // The reader may choose any file; the page says what does not fit.
    const user = userEvent.setup({ applyAccept: false });

    await user.upload(await chooser('Add photo before, repair 1'), new File(['x'], 'IMG_0042.MOV', { type }));

    expect(
      await screen.findByText('Videos are not accepted. For a Live Photo, choose the picture (HEIC or JPG).'),
    ).toBeInTheDocument();
    expect(asked()).toBe(0);
  },
);

it('COND-04 opens the camera on a phone, beside the photographs that are there already', async () => {
  const isCoarse = (query: string): boolean => query === '(pointer: coarse)';
  // jsdom has no such thing; the page asks it what the reader points with.
  const nobody = { onchange: null, addListener: jest.fn(), removeListener: jest.fn() };
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { ...nobody, matches: isCoarse(query), media: query });
  await open();

  expect(await chooser('Take photo before with the camera, repair 1')).toHaveAttribute('capture', 'environment');
  expect(await chooser('Add photo before, repair 1')).not.toHaveAttribute('capture');
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('COND-04 the same photograph again', () => {
  const LIKE_BEFORE = 'This is the same photo as the one before the work. Choose one taken after it.';
  const LIKE_REPAIR_2 = 'This photo already shows repair 2.';
  const likeBefore = () => problemAnswer(422, { code: 'file.same_before_and_after', detail: LIKE_BEFORE });
  const likeRepair2 = () =>
    problemAnswer(422, {
      code: 'file.other_repair_unacknowledged',
      detail: LIKE_REPAIR_2,
      extra: { repair: 1, usedForRepairs: [2] },
    });
  const lineOf = (name: string) => screen.getByText((text) => text.endsWith(`: ${name}`)).closest('li');
  const question = () => screen.findByRole('dialog', { name: 'Use this photo for repair 1 too?' });

  it('says at the photo that it is the one before the work; the others go on', async () => {
    answerWith(likeBefore, stored);
    const { user } = await open();

    await user.upload(await chooser('Add photo after, repair 1'), [photo('same.jpg'), photo('other.jpg')]);

    expect(await screen.findByText(LIKE_BEFORE)).toBeInTheDocument();
    expect(lineOf('same.jpg')).toHaveTextContent(LIKE_BEFORE);
    await waitFor(() => expect(screen.queryByText(/: other.jpg$/u)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Remove Photo after: same.jpg' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks by both numbers about the one of another repair, and sends it as acknowledged', async () => {
    const sent = answerTelling(likeRepair2, stored);
    const { user } = await open();

    await user.upload(await chooser('Add photo after, repair 1'), photo('wall.jpg'));
    expect(await question()).toHaveTextContent('You used wall.jpg for repair 2.');
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));

    await waitFor(() => expect(screen.queryByText(/: wall.jpg$/u)).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([[], ['2']]);
  });

  it('keeps the photo of a question that was left, and asks again when it is sent again', async () => {
    const sent = answerTelling(likeRepair2);
    const { user } = await open();

    await user.upload(await chooser('Add photo after, repair 1'), photo('wall.jpg'));
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(lineOf('wall.jpg')).toHaveTextContent(LIKE_REPAIR_2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await question()).toBeInTheDocument();
    expect(sent).toEqual([[], []]);
  });

  it('takes the photo out that is not to be used', async () => {
    const sent = answerTelling(likeRepair2);
    const { user } = await open();

    await user.upload(await chooser('Add photo after, repair 1'), photo('wall.jpg'));
    await question();
    await user.click(screen.getByRole('button', { name: 'Don’t use it' }));

    await waitFor(() => expect(screen.queryByText(/: wall.jpg$/u)).not.toBeInTheDocument());
    expect(sent).toEqual([[]]);
  });
});
