import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { rememberPerson } from '../app/session/last-person.js';
import { at, fillProperty, heading, press } from '../testing/intake.js';
import { renderWithApp, type RenderedApp } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

const NORA = '01890000-0000-7000-8000-00000000a0a0';
const server = startApiServer();
const noNetwork = () => http.get(apiUrl('/api/auth/me'), () => HttpResponse.error());
const open = (): Promise<RenderedApp> => renderWithApp(<RepairIntakePage />, { at: '/repair-intake?step=property' });
const propertyOf = (owner: string): string => window.localStorage.getItem(`closewright.draft.intake.${owner}`) ?? '';

/** Leaves an address in the draft of whoever is here. */
async function leaveDraft(): Promise<void> {
  const { user, unmount } = await open();
  await heading('Where is the property?');
  await fillProperty(user);
  await press(user, 'Continue to parties and dates');
  unmount();
}

beforeEach(() => window.localStorage.clear());

describe('the request form without network', () => {
  it('INT-01 opens the draft of the person who was here last, and not a visitor’s', async () => {
    server.use(signedInAs({ id: NORA }));
    await leaveDraft();
    expect([propertyOf(NORA), propertyOf('visitor')]).toEqual([expect.stringContaining('12 Cedar Lane'), '']);
    rememberPerson(NORA);
    server.resetHandlers();
    server.use(noNetwork());

    await open();

    await heading('Where is the property?');
    expect(at('address')).toHaveValue('12 Cedar Lane');
  });

  it('AUTH-10 shows nobody’s draft to a person whom this device does not know', async () => {
    await leaveDraft();
    expect(propertyOf('visitor')).toContain('12 Cedar Lane');
    server.use(noNetwork());

    await open();

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByDisplayValue('12 Cedar Lane')).not.toBeInTheDocument();
  });
});
