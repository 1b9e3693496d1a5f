import type { WorkspaceKit } from '@cw/api-client/workspace';
import { createContext, useContext, type ComponentType } from 'react';

const Context = createContext<WorkspaceKit | undefined>(undefined);

/** A screen whose parts reach router, store and session through the kit that the workspace handed in. */
export function screenWith(kit: WorkspaceKit, Screen: ComponentType): ComponentType {
  return function ScreenWithKit() {
    return (
      <Context value={kit}>
        <Screen />
      </Context>
    );
  };
}

export function useKit(): WorkspaceKit {
  const kit = useContext(Context);
  if (kit === undefined) throw new Error('A screen of the staff needs the kit of the workspace above it');
  return kit;
}
