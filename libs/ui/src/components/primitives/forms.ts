// The pieces of MUI that screens may use. Hosts take them from here, so that one copy of MUI is on the page.
export { default as Collapse } from '@mui/material/Collapse';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
