import type { SessionUser } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { DeletePanel } from './delete-panel.js';
import { ExportPanel } from './export-panel.js';

export interface DataSettingsProps {
  readonly user: SessionUser;
}

/** AUTH-08: taking one's data along, and leaving. */
export function DataSettings({ user }: DataSettingsProps): ReactElement {
  return (
    <Stack spacing={3}>
      <ExportPanel userId={user.id} />
      <DeletePanel user={user} />
    </Stack>
  );
}
