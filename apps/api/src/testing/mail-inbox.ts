import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  /** The whole message, its quoted-printable parts decoded. */
  readonly message: string;
  /** The same as it came. */
  readonly raw: string;
}

export interface MailInbox {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Messages to one address, in the order in which they came. */
  readonly to: (address: string) => string[];
  /** The secret of the last link in the mail to this address. */
  readonly linkSecret: (address: string) => string;
  readonly clear: () => void;
  readonly close: () => void;
}

const END = '\r\n.\r\n';

const decoded = (message: string): string =>
  message
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

function answerTo(line: string): string {
  if (line.startsWith('DATA')) return '354 go on\r\n';
  return line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n';
}

function receive(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  let to = '';
  let data: string | undefined;
  socket.on('error', () => undefined);
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (data === undefined) {
      if (text.startsWith('RCPT')) to = /<(.*)>/.exec(text)?.[1] ?? '';
      if (text.startsWith('DATA')) data = '';
      socket.write(answerTo(text));
      return;
    }
    data += text;
    if (!data.endsWith(END)) return;
    keep({ to, message: decoded(data), raw: data });
    data = undefined;
    socket.write('250 kept\r\n');
  });
}

/** A mail server that takes everything and keeps what it was given; on a free port, unless one is named. */
export async function createMailInbox(at = 0): Promise<MailInbox> {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => receive(socket, (mail) => received.push(mail))).listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const to = (address: string): string[] =>
    received.filter((mail) => mail.to === address).map(({ message }) => message);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to,
    linkSecret: (address) => {
      // Every notification has a link to unsubscribe besides.
      const secret = /(?<!unsubscribe)#([\w-]{43})/.exec(to(address).at(-1) ?? '')?.[1];
      if (secret === undefined) throw new Error(`No mail with a link came to ${address}`);
      return secret;
    },
    clear: () => received.splice(0),
    close: () => void server.close(),
  };
}

/** The headers of a message by their small-lettered names, each on one line. */
export function headersIn(raw: string): ReadonlyMap<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
