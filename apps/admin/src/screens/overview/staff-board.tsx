import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { PromisesPanel } from './promises-panel.js';

/** What is late or waits for staff, on the page where they land; the rest of it is the overview's. */
export function makeStaffBoard({ Link, api }: WorkspaceKit): ComponentType {
  return function StaffBoard() {
    return <PromisesPanel Link={Link} api={api} />;
  };
}
