import type { EntryCount, WorkspaceKit } from '@cw/api-client/workspace';
import { useIntl } from 'react-intl';
import { DESK_FACTS, DESKS } from './desks.js';

/** The figure of a text, where there is nothing but text. */
const figure = (parts: unknown[]): string => parts.join('');

/** What waits at each desk, by its path, for the navigation. */
export const makeDeskCounts = ({ api }: Pick<WorkspaceKit, 'api'>) =>
  function useDeskCounts(): ReadonlyMap<string, EntryCount> {
    const { formatMessage } = useIntl();
    const { data: overview } = api.useGetAdminOverviewQuery();
    if (overview === undefined) return new Map();
    const counts = DESKS.map((desk): [string, EntryCount] => {
      const count = overview[DESK_FACTS[desk].count];
      const words = formatMessage({ id: `admin.waits.${desk}` }, { count, figure });
      return [DESK_FACTS[desk].path, { count, words: String(words) }];
    });
    return new Map(counts.filter(([, { count }]) => count > 0));
  };
