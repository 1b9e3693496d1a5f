import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../../icons/interface-icons.js';
import { fixedColors, radius } from '../../theme/tokens.js';
import { Dialog } from '../sheet/sheet.js';
import type { EvidencePhoto } from './evidence-pair.js';

const WHOLE = 100;
const MIDDLE = 50;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  maxHeight: '68vh',
  maxWidth: '100%',
  marginInline: 'auto',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.sunk,
  '& > *': { gridArea: '1 / 1', minHeight: 0, minWidth: 0 },
  '& img, & svg': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '& .edge': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 3,
    marginLeft: -1.5,
    backgroundColor: fixedColors.onPhoto,
  },
  '& .corner': {
    position: 'absolute',
    top: 0,
    padding: '0.25rem 0.625rem',
    fontSize: '0.875rem',
    fontWeight: 650,
    color: fixedColors.onPhoto,
  },
  '& .before': { left: 0, backgroundColor: fixedColors.photoBefore },
  '& .after': { right: 0, backgroundColor: fixedColors.photoAfter },
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  '& input': { width: '100%', minHeight: 44, accentColor: theme.vars.palette.primary.main },
}));

const Title = styled(DialogTitle)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
}));

function Full({ photo, alt }: { readonly photo: EvidencePhoto; readonly alt: string }): ReactElement {
  return photo.drawing ?? <img src={photo.fullSrc ?? photo.src} alt={photo.alt ?? alt} />;
}

interface CompareProps {
  readonly before: EvidencePhoto;
  readonly after: EvidencePhoto;
  readonly words: { readonly before: string; readonly after: string };
}

/** `shown` is the part of the width, in percent, in which the picture before is seen. */
function Compare({ before, after, words }: CompareProps): ReactElement {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(MIDDLE);
  return (
    <>
      <Stage>
        <Full photo={after} alt={words.after} />
        <div style={{ clipPath: `inset(0 ${WHOLE - shown}% 0 0)` }}>
          <Full photo={before} alt={words.before} />
        </div>
        <span className="edge" style={{ left: `${shown}%` }} />
        {shown > 0 ? <span className="corner before">{words.before}</span> : null}
        {shown < WHOLE ? <span className="corner after">{words.after}</span> : null}
      </Stage>
      <Controls>
        <Button aria-pressed={shown === WHOLE} onClick={() => setShown(WHOLE)}>
          {words.before}
        </Button>
        <input
          type="range"
          min={0}
          max={WHOLE}
          step={5}
          value={shown}
          onChange={(event) => setShown(Number(event.target.value))}
          aria-label={formatMessage({ id: 'ui.evidence.slider' })}
          aria-valuetext={formatMessage({ id: 'ui.evidence.slider_value' }, { before: shown, after: WHOLE - shown })}
        />
        <Button aria-pressed={shown === 0} onClick={() => setShown(0)}>
          {words.after}
        </Button>
      </Controls>
    </>
  );
}

export interface EvidenceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly before: EvidencePhoto | null;
  readonly after: EvidencePhoto | null;
}

/** Both pictures one over the other, with a slider that is also two buttons; or the one there is. */
export function EvidenceDialog({ open, onClose, title, before, after }: EvidenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const words = {
    before: formatMessage({ id: 'ui.evidence.before' }),
    after: formatMessage({ id: 'ui.evidence.after' }),
  };
  const single = before ?? after;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: { md: 1100 } } } }}
    >
      <Title id={titleId}>
        {title}
        <IconButton edge="end" aria-label={formatMessage({ id: 'ui.evidence.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Title>
      <DialogContent>
        {before !== null && after !== null ? (
          <Compare before={before} after={after} words={words} />
        ) : single === null ? null : (
          <>
            <Stage>
              <Full photo={single} alt={before === null ? words.after : words.before} />
              <span className={before === null ? 'corner after' : 'corner before'}>
                {before === null ? words.after : words.before}
              </span>
            </Stage>
            <p>{formatMessage({ id: before === null ? 'ui.evidence.before_missing' : 'ui.evidence.after_missing' })}</p>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
