import { Box, ListIcon, PinIcon, ToggleButton, ToggleButtonGroup } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectView, ProjectViewState } from './use-project-view.js';

const VIEWS = [
  ['list', ListIcon],
  ['map', PinIcon],
] as const satisfies readonly (readonly [ProjectView, unknown])[];

export interface ViewToggleProps {
  readonly state: ProjectViewState;
}

/** The list alone, or with its map. */
export function ViewToggle({ state: { view, show } }: ViewToggleProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={formatMessage({ id: 'projects.view.label' })}
        onChange={(_, next: ProjectView | null) => {
          if (next !== null) show(next);
        }}
      >
        {VIEWS.map(([value, Icon]) => (
          <ToggleButton key={value} value={value} sx={{ gap: 1 }}>
            <Icon />
            <FormattedMessage id={`projects.view.${value}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
