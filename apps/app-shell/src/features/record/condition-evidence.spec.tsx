import type { FileView } from '@cw/api-client';
import { screen } from '@testing-library/react';
import { aCondition } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ConditionEvidence } from './condition-evidence.js';

const INVOICE: FileView = {
  id: 'f-1',
  kind: 'proof',
  name: 'invoice.pdf',
  contentType: 'application/pdf',
  bytes: 1000,
  width: null,
  height: null,
  conditionId: 'c-1',
  disputeId: null,
  uploadedById: 'u-1',
  createdAt: '2026-11-20T12:00:00.000Z',
  url: '/api/files/f-1',
  thumbnailUrl: null,
};

it('AREA-01 leads to the documents that prove a condition, at the address that the API has', async () => {
  await renderWithApp(<ConditionEvidence condition={aCondition({ evidenceFiles: [INVOICE] })} small={false} />);

  const link = screen.getByRole('link', { name: 'Open invoice.pdf' });
  expect(link).toHaveAttribute('href', '/api/files/f-1');
  expect(link).toHaveAttribute('target', '_blank');
});
