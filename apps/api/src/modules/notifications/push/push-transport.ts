import { request } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { EgressRefused, isPublicAddress, publicLookup } from '../../../common/egress/public-address.js';

/** A push as it goes over the net. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushAnswer {
  readonly status: number;
  /** Retry-After as it came. */
  readonly retryAfter: string | undefined;
}

const TIMEOUT_MS = 10_000;
const PORT = 443;

/**
 * Carries a push to an address that a browser gave us: by TLS, to the usual port of a host of the open net, without
 * following it elsewhere and without reading more than the answer's head.
 */
@Injectable()
export class PushTransport {
  async post({ endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
    const url = new URL(endpoint);
    const isUsual = url.protocol === 'https:' && (url.port === '' || Number(url.port) === PORT);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A number in the address is never looked up.
    if (!isUsual || (isIP(host) !== 0 && !isPublicAddress(host))) throw new EgressRefused();
    return post(url, { headers, body });
  }
}

function post(url: URL, { headers, body }: Pick<PushRequest, 'headers' | 'body'>): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(url, { method: 'POST', headers, lookup: publicLookup(), signal }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
