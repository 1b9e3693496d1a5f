// The pieces of MUI that screens may use. Hosts take them from here, so that one copy of MUI is on the page.
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export type { ButtonProps } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Container } from '@mui/material/Container';
export { default as Divider } from '@mui/material/Divider';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled, useTheme } from '@mui/material/styles';
export type { SxProps, Theme } from '@mui/material/styles';
