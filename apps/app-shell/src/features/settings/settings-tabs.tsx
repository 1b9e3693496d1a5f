import { isContractor, type Role } from '@cw/domain';
import { Box, Tab, Tabs, type Theme } from '@cw/ui';
import { Activity, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { SETTINGS_TABS, type SettingsTab } from '../../app/routes/paths.js';

export const tabsOf = (role: Role): readonly SettingsTab[] =>
  SETTINGS_TABS.filter((tab) => tab !== 'business' || isContractor(role));

/** A thumb moves the strip of a phone; its edges fade where there is more, and no arrows take room. */
const stripOfPhone = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    marginInline: theme.spacing(-2),
    '& .MuiTabScrollButton-root': { display: 'none' },
    '& .MuiTabs-scroller': {
      maskImage: 'linear-gradient(90deg, transparent, #000 0.875rem calc(100% - 0.875rem), transparent)',
    },
    '& .MuiTabs-list': { paddingInline: theme.spacing(1) },
  },
});

export interface SettingsTabsProps {
  readonly role: Role;
  readonly children: (tab: SettingsTab) => ReactNode;
}

/** Tabs stay once they were opened, so that what was typed in one is there after a look at another. */
function useVisited(current: SettingsTab): readonly SettingsTab[] {
  const [visited, setVisited] = useState<readonly SettingsTab[]>([current]);
  if (visited.includes(current)) return visited;
  const more = [...visited, current];
  setVisited(more);
  return more;
}

/** AREA-11: the tab stands in the address as `?tab=`. */
export function SettingsTabs({ role, children }: SettingsTabsProps): ReactElement {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(role);
  const current = tabs.find((tab) => tab === search.get('tab')) ?? 'profile';
  const visited = useVisited(current);
  return (
    <>
      <Tabs
        value={current}
        aria-label={formatMessage({ id: 'settings.tabs' })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={stripOfPhone}
        onChange={(_, tab: SettingsTab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`settings-tab-${tab}`}
            aria-controls={`settings-${tab}`}
            label={formatMessage({ id: `settings.tab.${tab}` })}
          />
        ))}
      </Tabs>
      {visited.map((tab) => (
        <Activity key={tab} mode={tab === current ? 'visible' : 'hidden'}>
          <Box
            role="tabpanel"
            id={`settings-${tab}`}
            aria-labelledby={`settings-tab-${tab}`}
            sx={{ pt: 3, maxWidth: '47.5rem' }}
          >
            {children(tab)}
          </Box>
        </Activity>
      ))}
    </>
  );
}
