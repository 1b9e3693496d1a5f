import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { fontFamily, radius } from '../../theme/tokens.js';

const Square = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // As large as its letters need it; beside large ones the name itself needs the room.
  width: 'min(2.375rem, 56px)',
  height: 'min(2.375rem, 56px)',
  borderRadius: radius.control,
  overflow: 'hidden',
  fontFamily: fontFamily.display,
  fontWeight: 600,
  fontSize: 'min(0.875rem, 20.6px)',
  lineHeight: 1,
  color: theme.vars.palette.prussian.contrastText,
  backgroundColor: theme.vars.palette.prussian.main,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.slate.soft }),
  '@media print': { '&&': { backgroundColor: theme.vars.palette.prussian.main } },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** First letters of the first and the last word: "Maria Delgado" → "MD". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export interface AvatarProps {
  /** Shown as initials; the name itself stands beside it. */
  readonly name: string;
  readonly src?: string | null;
}

export function Avatar({ name, src = null }: AvatarProps): ReactElement {
  return <Square aria-hidden>{src === null ? initialsOf(name) : <img src={src} alt="" />}</Square>;
}
