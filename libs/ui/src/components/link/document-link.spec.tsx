import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { ButtonLink } from './button-link.js';
import { DocumentButton, DocumentLink } from './document-link.js';
import { LinkProvider, TextLink, type LinkComponentProps } from './link-provider.js';

const ADDRESS = '/api/files/f-1';

/** What a host's router makes of a path. */
function Prefixed({ href, children, ...anchor }: LinkComponentProps): ReactElement {
  return (
    <a href={`/app${href}`} {...anchor}>
      {children}
    </a>
  );
}

const show = (link: ReactElement) => renderUi(<LinkProvider component={Prefixed}>{link}</LinkProvider>);

it.each([false, true])('AREA-01 opens a document at its own address in a tab of its own, plain: %s', async (plain) => {
  await show(
    <DocumentLink href={ADDRESS} plain={plain}>
      appraisal.pdf
    </DocumentLink>,
  );

  const link = screen.getByRole('link', { name: 'appraisal.pdf' });
  expect(link).toHaveAttribute('href', ADDRESS);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('AREA-01 saves a document that is made on request, from its own address', async () => {
  await show(<DocumentButton href="/api/admin/users.csv">CSV</DocumentButton>);

  const link = screen.getByRole('link', { name: 'CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/users.csv');
  expect(link).toHaveAttribute('download');
});

it('AREA-01 leaves places in the product to the router of the host', async () => {
  await show(
    <>
      <TextLink href="/projects">Projects</TextLink>
      <ButtonLink href="/messages">Messages</ButtonLink>
    </>,
  );

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/app/projects',
    '/app/messages',
  ]);
});
