import { screen } from '@testing-library/dom';
import { chooseLocale } from './page-locale.js';
import { showStartupError } from './show-startup-error.js';

afterEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
});

describe('start-up error', () => {
  it('AREA-16 shows the error text in the root element', () => {
    document.body.innerHTML = '<div id="root">half a page</div>';

    showStartupError(new Error('catalogue did not load'));

    expect(screen.getByRole('alert')).toHaveTextContent('catalogue did not load');
    expect(screen.getByRole('heading')).toHaveTextContent('This page could not start');
    expect(screen.queryByText('half a page')).not.toBeInTheDocument();
  });

  it('AREA-16 shows it when the root element is missing', () => {
    showStartupError('no root element');

    expect(screen.getByRole('alert')).toHaveTextContent('no root element');
  });

  it('I18N-02 speaks the language that was chosen here', () => {
    chooseLocale('es');

    showStartupError(new Error('no root element'));

    expect(screen.getByRole('heading')).toHaveTextContent('Esta página no pudo iniciarse');
  });
});
