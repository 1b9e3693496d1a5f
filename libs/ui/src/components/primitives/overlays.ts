// The pieces of MUI that screens may use. Hosts take them from here, so that one copy of MUI is on the page.
export { default as MenuItem } from '@mui/material/MenuItem';
