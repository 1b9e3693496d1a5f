import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { SectionProvider, useCurrentPath, useSection } from './section.js';

const PLACES = ['/dashboard', '/my-jobs', '/projects'];

function Current({ of = PLACES }: { readonly of?: readonly string[] }): ReactElement {
  return <output>{useCurrentPath(of) ?? 'none'}</output>;
}
function Screen({ section }: { readonly section: string | undefined }): null {
  useSection(section);
  return null;
}
const at = (section: string | undefined, of?: readonly string[]) => (
  <MemoryRouter initialEntries={['/projects/0189']}>
    <SectionProvider>
      <Current {...(of && { of })} />
      {section === 'gone' ? null : <Screen section={section} />}
    </SectionProvider>
  </MemoryRouter>
);

describe('the place of the navigation', () => {
  it('SHELL-02 is where the screen says, and by its address once the screen is gone', () => {
    const { rerender } = render(at('/my-jobs'));
    expect(screen.getByRole('status')).toHaveTextContent('/my-jobs');

    rerender(at('gone'));
    expect(screen.getByRole('status')).toHaveTextContent('/projects');
  });

  it('is by its address where the screen says nothing, or names a place that is not offered', () => {
    const { rerender } = render(at(undefined));
    expect(screen.getByRole('status')).toHaveTextContent('/projects');

    rerender(at('/my-jobs', ['/dashboard', '/projects']));
    expect(screen.getByRole('status')).toHaveTextContent('/projects');
  });
});
