import { signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { waitFor } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { lastPerson, rememberPerson } from './last-person.js';
import { SessionKeeper } from './session-keeper.js';

const NORA = '01890000-0000-7000-8000-00000000a0a0';
const server = startApiServer();

beforeEach(() => window.localStorage.clear());

describe('whose session was last seen', () => {
  it('is known once somebody is signed in', async () => {
    server.use(signedInAs({ id: NORA }));
    await renderWithApp(<SessionKeeper />);

    await waitFor(() => expect(lastPerson()).toBe(NORA));
  });

  it('is forgotten with the session', async () => {
    rememberPerson(NORA);
    server.use(signedOut());
    await renderWithApp(<SessionKeeper />);

    await waitFor(() => expect(lastPerson()).toBeUndefined());
  });
});
