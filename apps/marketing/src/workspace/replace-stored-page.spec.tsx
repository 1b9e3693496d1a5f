import { loadForm } from '@cw/api-client/workspace';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, type ReactElement } from 'react';
import { start } from './replace-stored-page.js';

jest.mock('@cw/api-client/workspace', () => ({
  loadForm: jest.fn(),
  WorkspaceGate: ({ basePath }: { readonly basePath: string }) => <h1>The workspace at “{basePath}”</h1>,
}));

const Form = (): ReactElement => <h1>The form</h1>;
const comes = (form: ReactElement): void => {
  jest.mocked(loadForm).mockResolvedValueOnce({ contract: 4, openForm: () => Promise.resolve(form) });
};

beforeEach(() => {
  window.history.replaceState(null, '', '/repair-intake');
  document.body.innerHTML = '<div id="root" data-built-on="2026-11-25"><h1>The stored page</h1></div>';
});

describe('the stored page of a form', () => {
  it('INT-06 gives its place to the form, and not before that has its heading', async () => {
    let arrive: (module: { default: typeof Form }) => void = () => undefined;
    const Late = lazy(() => new Promise<{ default: typeof Form }>((resolve) => (arrive = resolve)));
    comes(
      <Suspense fallback={<p>Coming</p>}>
        <Late />
      </Suspense>,
    );
    await act(start);
    expect(screen.getByRole('heading')).toHaveTextContent('The stored page');

    await act(async () => arrive({ default: Form }));

    expect(await screen.findByRole('heading', { name: 'The form' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(document.querySelector('#root h1')).toHaveTextContent('The form');
  });

  it('I18N-02 takes a Spanish address as the choice of its language', async () => {
    window.history.replaceState(null, '', '/es/repair-intake?step=notes');
    comes(<Form />);

    await act(start);

    expect(await screen.findByRole('heading', { name: 'The form' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/repair-intake?step=notes');
    expect(window.localStorage.getItem('closewright.locale')).toBe('es');
  });

  it('AREA-16 where the form alone does not come the whole workspace is asked for', async () => {
    jest.mocked(loadForm).mockRejectedValueOnce(new Error('503'));

    await act(start);

    expect(await screen.findByRole('heading', { name: 'The workspace at “”' })).toBeInTheDocument();
  });
});
