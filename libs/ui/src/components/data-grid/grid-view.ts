import { useState } from 'react';
import type { GridDensity } from './grid-types.js';

/** How somebody wants a list to look; kept on the device, per list. */
export interface GridView {
  readonly hidden: readonly string[];
  readonly density: GridDensity;
}

const DEFAULT: GridView = { hidden: [], density: 'roomy' };
const keyOf = (name: string): string => `cw.grid.${name}`;

function stored(name: string): GridView {
  try {
    const { hidden, density }: Partial<Record<keyof GridView, unknown>> = JSON.parse(
      localStorage.getItem(keyOf(name)) ?? '{}',
    );
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : DEFAULT.hidden,
      density: density === 'tight' ? 'tight' : 'roomy',
    };
  } catch {
    // A device that keeps nothing, or something else under the name.
    return DEFAULT;
  }
}

export function useGridView(name: string): readonly [GridView, (next: GridView) => void] {
  const [view, setView] = useState(() => stored(name));
  const change = (next: GridView): void => {
    setView(next);
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(next));
    } catch {
      // It lasts as long as the page.
    }
  };
  return [view, change];
}
