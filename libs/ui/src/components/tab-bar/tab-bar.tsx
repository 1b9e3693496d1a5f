import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';

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

export interface TabBarItem {
  readonly value: string;
  readonly label: string;
}

export interface TabBarProps {
  /** Of the whole bar, for who does not see it. */
  readonly label: string;
  /** Begins the ids: the tab's is `<name>-tab-<value>`, that of its panel `<name>-<value>`. */
  readonly name: string;
  readonly items: readonly TabBarItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One row of tabs over the panel that the page shows for the chosen one. */
export function TabBar({ label, name, items, value, onChange }: TabBarProps): ReactElement {
  return (
    <Tabs
      value={value}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={stripOfPhone}
      onChange={(_, chosen: string) => onChange(chosen)}
    >
      {items.map((item) => (
        <Tab
          key={item.value}
          value={item.value}
          id={`${name}-tab-${item.value}`}
          aria-controls={`${name}-${item.value}`}
          label={item.label}
        />
      ))}
    </Tabs>
  );
}
