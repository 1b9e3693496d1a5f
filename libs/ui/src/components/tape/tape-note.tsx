import type { PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Days } from '../days/days.js';

const Piece = styled('div')(({ theme }) => {
  const { tape } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.75em',
    maxWidth: '100%',
    padding: '0.75rem 0.75rem 0.5rem',
    color: tape.contrastText,
    backgroundColor: tape.main,
    backgroundImage:
      'repeating-linear-gradient(90deg, rgba(43, 32, 0, 0.75) 0 1px, transparent 1px 8px), repeating-linear-gradient(90deg, rgba(43, 32, 0, 0.75) 0 1px, transparent 1px 40px)',
    backgroundSize: '100% 4px, 100% 8px',
    backgroundRepeat: 'no-repeat',
    '& .date': { ...theme.typography.body2, fontWeight: 620 },
    '& .days': { fontSize: '1.125rem' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  };
});

export interface TapeNoteProps {
  /** "Latest safe finish". */
  readonly label: string;
  readonly date: PlainDate;
  readonly daysLeft: number;
}

/** A piece of tape with one date that matters on this page. */
export function TapeNote({ label, date, daysLeft }: TapeNoteProps): ReactElement {
  const formats = useFormats();
  return (
    <Piece>
      <div className="date">
        {label}
        <br />
        {formats.plainDate(date)}
      </div>
      <div className="days">
        <Days count={daysLeft} />
      </div>
    </Piece>
  );
}
