import type { EntryCount } from '@cw/api-client';
import type { Role } from '@cw/domain';
import { ListIcon } from '@cw/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useExtensions } from '../extensions.js';
import { useEntryCounts } from './entry-counts.js';
import { barEntries } from './navigation.js';

interface BarPlace {
  readonly path: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  readonly count: EntryCount | undefined;
}

interface BarPlaces {
  readonly places: readonly BarPlace[];
  /** Whether the last place is the menu, and how much waits there behind what has no place of its own. */
  readonly menu: { readonly count: EntryCount | undefined } | undefined;
}

/** SHELL-05: the five places of a phone. A host's own stand between the dashboard and the menu with all the rest. */
export function useBarPlaces(role: Role): BarPlaces {
  const { formatMessage } = useIntl();
  const { navigation } = useExtensions();
  const counts = useEntryCounts();
  const own = barEntries(role).map(({ path, labelId, Icon }) => ({
    path,
    label: formatMessage({ id: labelId }),
    icon: <Icon />,
    count: counts.get(path),
  }));
  const hosts = navigation
    .filter(({ inBar = false }) => inBar)
    .map(({ path, Label, Icon = ListIcon }) => ({ path, label: <Label />, icon: <Icon />, count: counts.get(path) }));
  if (hosts.length === 0) return { places: own, menu: undefined };
  const places = [...own.slice(0, 1), ...hosts];
  const count = [...counts]
    .filter(([path]) => places.every((place) => place.path !== path))
    .reduce((sum, [, hidden]) => sum + hidden.count, 0);
  const words = formatMessage({ id: 'shell.bar.more_waiting' }, { count });
  return { places, menu: { count: count === 0 ? undefined : { count, words } } };
}
