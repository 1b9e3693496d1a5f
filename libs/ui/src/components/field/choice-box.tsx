import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens.js';

// A native control drawn by CSS: forms register it like any input and forced colors show the system's own.
const check = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M4 10.5 8.2 14.5 16 5.5' fill='none' stroke='%23000' stroke-width='2.5'/%3E%3C/svg%3E")`;

/** A checkbox or a radio button of 24 px, the least that a finger meets; the row round it gives the 44 px target. */
export const ChoiceBox = styled('input')(({ theme }) => {
  const { primary, background, lineStrong, error, sunk, text } = theme.vars.palette;
  return {
    appearance: 'none',
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    display: 'grid',
    placeItems: 'center',
    border: `1.75px solid ${lineStrong}`,
    borderRadius: radius.chip,
    backgroundColor: background.paper,
    cursor: 'pointer',
    '&[type="radio"]': { borderRadius: '50%' },
    '&[aria-invalid="true"]': { borderColor: error.main, borderWidth: 2 },
    '&:checked': { borderColor: primary.main, backgroundColor: primary.main },
    '&[type="radio"]:checked': { backgroundColor: background.paper, borderWidth: 7 },
    '&[type="checkbox"]:checked::after': {
      content: '""',
      width: 18,
      height: 18,
      backgroundColor: primary.contrastText,
      maskImage: check,
      maskSize: '18px 18px',
    },
    '&:disabled': { cursor: 'not-allowed', borderColor: text.disabled, backgroundColor: sunk },
    '&[type="checkbox"]:disabled:checked::after': { backgroundColor: text.disabled },
    '@media (forced-colors: active)': { appearance: 'auto' },
  };
});

export const ChoiceRow = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minHeight: 44,
  padding: '0.625rem 0',
  cursor: 'pointer',
  // A row that cannot be chosen looks so by its words too, not by its box alone.
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .note': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));
