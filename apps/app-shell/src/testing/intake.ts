import { apiUrl } from '@cw/api-client/testing';
import type { AppraisalReading } from '@cw/domain';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { aPdf, aReading } from './appraisal.js';
import { enter } from './enter.js';
import type { RenderedApp } from './render-with-app.js';

export interface SentRequest {
  readonly request: Record<string, unknown>;
  readonly website: string;
  readonly seconds: string;
  readonly file: string | undefined;
  readonly key: string | null;
}

/** Takes requests and remembers them; `answer` says otherwise of the first ones. */
export function acceptRequests(
  sent: SentRequest[],
  answers: readonly (() => HttpResponse<string>)[] = [],
): HttpHandler {
  return http.post(apiUrl('/api/intake'), async ({ request }) => {
    const form = await request.formData();
    const file = form.get('appraisal');
    sent.push({
      request: JSON.parse(String(form.get('request'))) as Record<string, unknown>,
      website: String(form.get('website')),
      seconds: String(form.get('seconds')),
      file: file instanceof File ? file.name : undefined,
      key: request.headers.get('idempotency-key'),
    });
    return answers[sent.length - 1]?.() ?? HttpResponse.json({ reference: 'CW-7F3A-91' }, { status: 201 });
  });
}

export const reads = (reading: AppraisalReading = aReading()): HttpHandler =>
  http.post(apiUrl('/api/intake/extract'), () => HttpResponse.json(reading));

export const at = (id: string): HTMLElement => {
  const found = document.getElementById(`field-${id}`);
  if (found === null) throw new Error(`No field ${id}`);
  return found;
};
export const press = (user: UserEvent, name: RegExp | string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

export async function fillProperty(user: UserEvent): Promise<void> {
  await enter(user, at('address'), '12 Cedar Lane');
  await enter(user, at('city'), 'Kingston');
  await user.selectOptions(at('state'), 'NY');
  await enter(user, at('zip'), '12401');
}

export async function fillContact(user: UserEvent): Promise<void> {
  await enter(user, at('fullName'), 'Maria Delgado');
  await enter(user, at('email'), 'maria@example.com');
  await enter(user, at('phone'), '212 555 0123');
}

export async function fillRepair(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'Electrical' }));
  await enter(user, at('repairs-0-description'), 'Install GFCI receptacles in the kitchen.');
}

/** Every required answer, step by step, up to the check of all of them. */
export async function fillAll({ user }: RenderedApp): Promise<void> {
  await heading('Bring the report. Leave with a list.');
  await press(user, 'Continue to the property');
  await heading('Where is the property?');
  await fillProperty(user);
  await press(user, 'Continue to parties and dates');
  await heading('Who is part of the sale, and when?');
  await press(user, 'Continue to repairs');
  await heading('What needs repair?');
  await fillRepair(user);
  await press(user, 'Continue to appraisal notes');
  await heading('What else should we know?');
  await press(user, 'Continue to the timeline');
  await heading('When must it be done?');
  await press(user, 'Continue to your contact');
  await heading('How do we reach you?');
  await fillContact(user);
  await press(user, 'Check your answers');
  await heading('Check your answers');
}

export async function chooseReport(user: UserEvent, file = aPdf()): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file input');
  await user.upload(input, file);
}
