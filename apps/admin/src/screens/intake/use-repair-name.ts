import type { IntakeRepairView } from '@cw/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What a repair is called on the desk: its number, and the report's title or its category. */
export function useRepairName(): (repair: IntakeRepairView) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ number, title, category }) => `${number}. ${title ?? formatMessage({ id: `intake.category.${category}` })}`,
    [formatMessage],
  );
}
