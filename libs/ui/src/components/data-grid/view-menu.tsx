import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { Menu } from '../sheet/sheet.js';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckIcon, SlidersIcon } from '../../icons/index.js';
import type { GridView } from './grid-view.js';

export interface ViewMenuProps {
  /** Those that may be hidden. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly view: GridView;
  readonly onChange: (next: GridView) => void;
}

/** Which columns a table shows and how close its rows stand. */
export function ViewMenu({ columns, view, onChange }: ViewMenuProps): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { hidden, density } = view;
  const toggle = (column: string): void =>
    onChange({
      ...view,
      hidden: hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    });
  const isTight = density === 'tight';
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        startIcon={<SlidersIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="ui.grid.view" />
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => {
          const isShown = !hidden.includes(column.id);
          return (
            <MenuItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => toggle(column.id)}
              sx={{ gap: 1 }}
            >
              <Tick on={isShown} />
              {column.label}
            </MenuItem>
          );
        })}
        <Divider component="li" />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isTight}
          onClick={() => onChange({ ...view, density: isTight ? 'roomy' : 'tight' })}
          sx={{ gap: 1 }}
        >
          <Tick on={isTight} />
          <FormattedMessage id="ui.grid.tight" />
        </MenuItem>
      </Menu>
    </>
  );
}

function Tick({ on }: { readonly on: boolean }): ReactElement {
  return <span style={{ width: 20, display: 'inline-flex' }}>{on ? <CheckIcon /> : null}</span>;
}
