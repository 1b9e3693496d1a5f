import { screen } from '@testing-library/react';
import { renderWithApp } from '../testing/render-with-app.js';
import { StoredFiles } from './stored-files.js';

const FILES = [
  { id: 'f-1', name: 'eave.jpg', url: '/api/files/f-1', thumbnailUrl: '/api/files/f-1?size=thumbnail' },
  { id: 'f-2', name: 'appraisal.pdf', url: '/api/files/f-2', thumbnailUrl: null },
] as const;

it.each(['', '/app', '/admin'] as const)(
  'AREA-01 opens pictures and documents in a tab of their own, at the address that the API has, under "%s"',
  async (basePath) => {
    await renderWithApp(<StoredFiles files={FILES} />, { basePath });

    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/files/f-1', '/api/files/f-2']);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  },
);
