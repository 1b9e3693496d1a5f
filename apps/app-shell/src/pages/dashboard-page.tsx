import { useSession } from '@cw/api-client';
import { isContractor, SUBMITTER_ROLES } from '@cw/domain';
import { LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { Dashboard } from '../features/dashboard/index.js';
import { OwnRequestsPanel } from '../features/intake-follow/index.js';
import { OwnProjectRow, OwnRows, RowsFrame } from '../features/projects/index.js';
import { useThreadsKnown } from '../threads/thread-link.js';

/** AREA-08: where everybody lands. */
export function DashboardPage(): ReactElement | null {
  const session = useSession();
  const knowsThreads = useThreadsKnown();
  if (session.status !== 'signed-in') return null;
  const seenBy = isContractor(session.user.role) ? 'contractor' : 'client';
  return (
    <Dashboard
      user={session.user}
      requests={SUBMITTER_ROLES.some((role) => role === session.user.role) ? <OwnRequestsPanel /> : null}
      closings={(projects) =>
        knowsThreads ? (
          <RowsFrame>
            <OwnRows>
              {projects.map((project) => (
                <OwnProjectRow key={project.id} project={project} seenBy={seenBy} />
              ))}
            </OwnRows>
          </RowsFrame>
        ) : (
          <LoadingState>
            <SkeletonRows count={projects.length} />
          </LoadingState>
        )
      }
    />
  );
}
