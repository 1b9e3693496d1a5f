import { type TermsNewsResponse, useSession } from '@cw/api-client';
import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { TermsNotice } from './terms-notice.js';

const server = startApiServer(signedInAs());

beforeEach(() => window.localStorage.clear());

const DUE: TermsNewsResponse = { kind: 'due', version: '2027-01-02', effectiveOn: '2027-02-10' };

/** An account that is asked to accept, until it has; it counts what it was sent. */
function asked(news: TermsNewsResponse): { readonly accepted: unknown[] } {
  const accepted: unknown[] = [];
  server.use(
    http.get(apiUrl('/api/auth/me'), () => HttpResponse.json(aUserWith(accepted.length === 0 ? news : undefined))),
    http.post(apiUrl('/api/auth/terms'), async ({ request }) => {
      accepted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { accepted };
}
const aUserWith = (termsNews: TermsNewsResponse | undefined) => ({ ...aUser(), ...(termsNews && { termsNews }) });

/** Says when it is known who reads, from which the notice follows. */
function Reader(): ReactElement | null {
  return useSession().status === 'signed-in' ? <p>The reader is known</p> : null;
}

describe('the notice of a change of the terms', () => {
  it('LEGAL-01 says ahead when they change, with nothing to accept', async () => {
    asked({ ...DUE, kind: 'coming' });
    await renderWithApp(<TermsNotice />);

    expect(await screen.findByText('Our terms change on February 10, 2027.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms-of-service');
    expect(screen.queryByRole('button', { name: 'Accept the terms' })).not.toBeInTheDocument();
  });

  it('LEGAL-01 of a change to come is put away on this device until its day', async () => {
    asked({ ...DUE, kind: 'coming' });
    const { user, unmount } = await renderWithApp(<TermsNotice />);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Our terms change/)).not.toBeInTheDocument();
    unmount();

    const again = await renderWithApp(
      <>
        <TermsNotice />
        <Reader />
      </>,
    );
    expect(await screen.findByText('The reader is known')).toBeInTheDocument();
    expect(screen.queryByText(/Our terms change/)).not.toBeInTheDocument();
    again.unmount();

    asked(DUE);
    await renderWithApp(<TermsNotice />);
    expect(await screen.findByText('Our terms changed on February 10, 2027.')).toBeInTheDocument();
  });

  it('LEGAL-01 is accepted once, and goes', async () => {
    const { accepted } = asked(DUE);
    const { user } = await renderWithApp(<TermsNotice />);

    expect(await screen.findByText('Our terms changed on February 10, 2027.')).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Accept the terms' }));

    expect(await screen.findByText('You accepted the terms')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Our terms changed/)).not.toBeInTheDocument());
    expect(accepted).toEqual([{ version: DUE.version }]);
  });

  it('LEGAL-01 goes in every tab', async () => {
    const { accepted } = asked(DUE);
    const one = await renderWithApp(<TermsNotice />);
    await renderWithApp(<TermsNotice />);
    await waitFor(() => expect(screen.getAllByText(/Our terms changed/)).toHaveLength(2));

    await one.user.click(screen.getAllByRole('button', { name: 'Accept the terms' })[0] ?? document.body);

    await waitFor(() => expect(screen.queryByText(/Our terms changed/)).not.toBeInTheDocument());
    expect(accepted).toHaveLength(1);
  });

  it('LEGAL-01 stays when it was not accepted, and says so', async () => {
    asked(DUE);
    server.use(http.post(apiUrl('/api/auth/terms'), () => problemAnswer(409, { code: 'state.conflict' })));
    const { user } = await renderWithApp(<TermsNotice />);

    await user.click(await screen.findByRole('button', { name: 'Accept the terms' }));

    expect(await screen.findByText('The terms were not accepted')).toBeInTheDocument();
    expect(screen.getByText(/Our terms changed/)).toBeInTheDocument();
  });

  it('LEGAL-01 speaks Spanish, and leads to the Spanish terms', async () => {
    asked(DUE);
    await renderWithApp(<TermsNotice />, { locale: 'es' });

    expect(await screen.findByText('Nuestros términos cambiaron el 10 de febrero de 2027.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leer los términos' })).toHaveAttribute('href', '/es/terms-of-service');
  });
});
