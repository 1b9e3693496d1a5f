import type { MessageView } from '@cw/domain';
import { aMessage } from '../../testing/messages.js';
import { sendWithFiles, type MessageCalls } from './send-with-files.js';
import type { AttachedFile, UnsentMessage } from './unsent-message.js';

let lastKey = 0;

const attach = (name: string): AttachedFile => {
  lastKey += 1;
  return { id: `key-${lastKey}`, file: new File(['%PDF-1.4'], name, { type: 'application/pdf' }), stored: null };
};

const messageWith = (...attached: readonly AttachedFile[]): UnsentMessage => ({
  clientId: 'client-1',
  userId: 'user-1',
  writtenAt: 1,
  fault: null,
  conversationId: 'conversation-1',
  body: 'The permit',
  reply: null,
  attached,
});

/** As the client answers it. */
const apiError = (status: number, problem?: object) => ({
  name: 'ApiError',
  message: '',
  status,
  ...(problem && { problem }),
});

function calls(answers: Partial<MessageCalls> = {}) {
  const told = { uploaded: [] as string[], sent: [] as (readonly string[])[] };
  const made: MessageCalls = {
    fallback: 'Something went wrong',
    upload: (file) => {
      told.uploaded.push(file.name);
      const stored = { id: `${file.name}-${told.uploaded.length}`, name: file.name, contentType: file.type };
      return Promise.resolve({ ...stored, url: '/api/file' as const, thumbnailUrl: null, sizeBytes: file.size });
    },
    send: (fileIds) => {
      told.sent.push(fileIds);
      return Promise.resolve<MessageView>(aMessage());
    },
    ...answers,
  };
  return { told, made };
}

const deaf = (): void => undefined;

describe('MSG-01 a message that waited with its files', () => {
  it('sends no file again that has arrived when only the message found nobody', async () => {
    const message = messageWith(attach('permit.pdf'), attach('plan.pdf'));
    const { told, made } = calls();
    const cut = { ...made, send: () => Promise.reject(apiError(0)) };

    expect(await sendWithFiles(message, cut, deaf)).toEqual({ kind: 'silence' });
    expect(await sendWithFiles(message, made, deaf)).toMatchObject({ kind: 'sent' });

    expect(told.uploaded).toEqual(['permit.pdf', 'plan.pdf']);
    expect(told.sent).toEqual([['permit.pdf-1', 'plan.pdf-2']]);
  });

  it('brings its files anew where the server has forgotten them meanwhile', async () => {
    const gone = {
      ...attach('permit.pdf'),
      stored: { id: 'gone', name: 'permit.pdf', contentType: 'application/pdf' },
    };
    const message = messageWith({
      ...gone,
      stored: { ...gone.stored, url: '/api/file', thumbnailUrl: null, sizeBytes: 8 },
    });
    const { told, made } = calls();
    const send = (fileIds: readonly string[]): Promise<MessageView> =>
      fileIds.includes('gone')
        ? Promise.reject(apiError(422, { errors: [{ path: 'fileIds', code: 'invalid' }] }))
        : made.send(fileIds);

    expect(await sendWithFiles(message, { ...made, send }, deaf)).toMatchObject({ kind: 'sent' });

    expect(told.uploaded).toEqual(['permit.pdf']);
    expect(told.sent).toEqual([['permit.pdf-1']]);
  });

  it('names the file that was refused, and keeps all of it', async () => {
    const message = messageWith(attach('permit.pdf'));
    const { told, made } = calls({ upload: () => Promise.reject(apiError(422, { detail: 'It has no pages.' })) });

    expect(await sendWithFiles(message, made, deaf)).toEqual({
      kind: 'refused',
      kept: { ...message, fault: 'permit.pdf: It has no pages.' },
    });
    expect(told.sent).toEqual([]);
  });
});
