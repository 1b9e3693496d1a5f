import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header for a body. The time is the wall clock's even when the sandbox's clock has been moved,
 * because the receiver compares it with its own.
 */
export function signatureHeader(body: string, secret: string, wallClockSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${wallClockSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${wallClockSeconds},v1=${signature}`;
}
