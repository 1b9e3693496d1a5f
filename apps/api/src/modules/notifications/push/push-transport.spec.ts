import { EgressRefused } from '../../../common/egress/public-address.js';
import { PushTransport } from './push-transport.js';

describe('the way of a push into the net', () => {
  it.each([
    'https://127.0.0.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/send',
    'https://[::ffff:7f00:1]/send',
    'https://2130706433/send',
    'https://localhost/send',
    'https://push.example:8443/send',
    'http://push.example/send',
  ])('NOTE-06 does not lead to %s', async (endpoint) => {
    const sent = new PushTransport().post({ endpoint, headers: {}, body: Buffer.from('x') });

    await expect(sent).rejects.toThrow(EgressRefused);
  });
});
