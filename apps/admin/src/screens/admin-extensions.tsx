import type { WorkspaceExtensions, WorkspaceKit } from '@cw/api-client/workspace';
import { FormattedMessage } from 'react-intl';

/** The staff's own screens, beside those of the workspace (AREA-06). */
export function adminExtensions(kit: WorkspaceKit): WorkspaceExtensions {
  return {
    routes: [
      {
        path: '/overview',
        load: async () => (await import('./overview/overview-screen.js')).makeOverviewScreen(kit),
      },
    ],
    navigation: [
      { group: 'desk', path: '/overview', Label: () => <FormattedMessage id="admin.navigation.overview" /> },
    ],
  };
}
