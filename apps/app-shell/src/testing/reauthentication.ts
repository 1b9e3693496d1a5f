import { apiUrl, problemAnswer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { enter } from './enter.js';

export interface Proof {
  /** Whether the password has been entered again. */
  isProven: boolean;
  readonly handler: HttpHandler;
  /** The refusal that a call gets which comes too early; undefined afterwards. */
  readonly refusal: () => HttpResponse<string> | undefined;
}

/** An API that wants the password again before it goes on. */
export function wantsProof(): Proof {
  const proof: Proof = {
    isProven: false,
    handler: http.post(apiUrl('/api/auth/reauthenticate'), () => {
      proof.isProven = true;
      return new HttpResponse(null, { status: 204 });
    }),
    refusal: () => (proof.isProven ? undefined : problemAnswer(403, { code: 'auth.reauthentication_required' })),
  };
  return proof;
}

/** Enters the password in the dialog that asks for it. */
export async function prove(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await enter(user, within(dialog).getByLabelText('Password'), 'six-brown-shingles');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
}
