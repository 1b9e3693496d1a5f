import { cents, parseDollars } from '@cw/domain';
import { formatWholeDollars } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { useIntl } from 'react-intl';
import type { ActiveFilter, ProjectFilters } from './project-filters.js';

/** What a filter in use says, in a few words. */
export function useFilterWords(filters: ProjectFilters): (filter: ActiveFilter) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const money = (value: string): string => formatWholeDollars(cents(parseDollars(value) ?? 0));
  return ({ name, value }) => {
    switch (name) {
      case 'q':
        return formatMessage({ id: 'projects.filter.says.q' }, { text: value });
      case 'near':
        return formatMessage({ id: 'projects.filter.says.near' }, { miles: value, zip: filters.zip });
      case 'min':
      case 'max':
        return formatMessage({ id: `projects.filter.says.${name}` }, { amount: money(value) });
      case 'closing':
        return formatMessage({ id: 'projects.filter.says.closing' }, { date: formats.plainDate(value, 'full') });
      case 'priority':
        return formatMessage(
          { id: 'projects.filter.says.priority' },
          { priority: formatMessage({ id: `projects.priority.${value}` }) },
        );
      case 'status':
        return formatMessage({ id: `projects.status.${value}` });
      case 'trade':
        return formatMessage({ id: `projects.category.${value}` });
    }
  };
}
