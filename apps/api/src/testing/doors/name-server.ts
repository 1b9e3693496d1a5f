import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
// An answer without error to a standard query; the name is where the question has it.
const ANSWERED = 0x8180;
const NAME_OF_QUESTION = 0xc00c;
const QUERY_TAIL_BYTES = 5;
const ADDRESS_TYPE = 1;

/** Knows every name by the same IPv4 addresses, as a container network knows the processes of one service. */
export async function nameServer(
  addresses: readonly string[],
): Promise<{ readonly at: string; close: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const question = query.subarray(HEADER_BYTES, query.indexOf(0, HEADER_BYTES) + QUERY_TAIL_BYTES);
    const asksForAddress = question.readUInt16BE(question.length - 4) === ADDRESS_TYPE;
    const answers = asksForAddress ? addresses.map(answerOf) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    [ANSWERED, 1, answers.length].forEach((word, index) => header.writeUInt16BE(word, 2 + index * 2));
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    at: `127.0.0.1:${socket.address().port}`,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answerOf(address: string): Buffer {
  const bytes = Buffer.alloc(12);
  [NAME_OF_QUESTION, ADDRESS_TYPE, 1, 0, 1, 4].forEach((word, index) => bytes.writeUInt16BE(word, index * 2));
  return Buffer.concat([bytes, Buffer.from(address.split('.').map(Number))]);
}
