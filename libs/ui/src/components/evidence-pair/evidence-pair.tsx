import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IconComponent } from '../../icons/stroke-icon.js';
import { fixedColors, radius } from '../../theme/tokens.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { ownProps } from '../../theme/own-props.js';
import type { EvidenceDialog } from './evidence-dialog.js';

export interface EvidencePhoto {
  /** Address of a picture for the row; `fullSrc` for the dialog. */
  readonly src?: string;
  readonly fullSrc?: string;
  /** A drawing in place of a photograph, as on public pages. */
  readonly drawing?: ReactElement;
  /** What the picture shows, when somebody wrote it down. */
  readonly alt?: string;
}

/** "Taken Nov 19, 3:42 PM", "At the property", "Original kept". A failed one is shown, not hidden. */
export interface EvidenceProof {
  readonly icon: IconComponent;
  readonly text: ReactNode;
  readonly failed?: boolean;
}

export interface EvidencePairProps {
  /** Title of the condition, for the names of the pictures. */
  readonly title: string;
  readonly before: EvidencePhoto | null;
  readonly after: EvidencePhoto | null;
  readonly proofs?: readonly EvidenceProof[];
  /** Half the size, for rows that are not the reader's turn. */
  readonly small?: boolean;
}

const Frame = styled(
  'div',
  ownProps('small'),
)<{ small: boolean }>(({ theme, small }) => ({
  maxWidth: small ? 420 : 620,
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 3,
    width: '100%',
    borderRadius: radius.control,
    overflow: 'hidden',
    font: 'inherit',
    textAlign: 'left',
  },
  [theme.breakpoints.down('md')]: { maxWidth: 'none' },
}));

const Side = styled(
  'span',
  ownProps('after'),
)<{ after: boolean }>(({ theme, after }) => ({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sunk,
  '& img, & > svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .corner': {
    position: 'absolute',
    left: 0,
    top: 0,
    padding: '0.25rem 0.625rem',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    fontWeight: 650,
    color: fixedColors.onPhoto,
    backgroundColor: after ? fixedColors.photoAfter : fixedColors.photoBefore,
  },
  '&.missing': {
    display: 'grid',
    placeItems: 'center',
    padding: theme.spacing(1.5),
    textAlign: 'center',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    color: theme.vars.palette.text.secondary,
    border: `2px dashed ${theme.vars.palette.lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Proofs = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  marginTop: theme.spacing(1),
  fontSize: '0.8438rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'inline-flex', gap: '0.375em', alignItems: 'center' },
  '& .failed': { color: theme.vars.palette.warning.main, fontWeight: 620 },
}));

interface PictureProps {
  readonly side: 'before' | 'after';
  readonly photo: EvidencePhoto | null;
  readonly title: string;
}

function Picture({ side, photo, title }: PictureProps): ReactElement {
  const { formatMessage } = useIntl();
  const word = formatMessage({ id: side === 'before' ? 'ui.evidence.before' : 'ui.evidence.after' });
  const after = side === 'after';
  if (photo === null) {
    const missing = formatMessage({ id: after ? 'ui.evidence.after_missing' : 'ui.evidence.before_missing' });
    return (
      <Side after={after} className="missing">
        {missing}
      </Side>
    );
  }
  const alt = photo.alt ?? formatMessage({ id: 'ui.evidence.alt' }, { side: word, title });
  return (
    <Side after={after}>
      {photo.drawing ?? <img src={photo.src} alt={alt} loading="lazy" decoding="async" />}
      <span className="corner" aria-hidden>
        {word}
      </span>
    </Side>
  );
}

/** The dialog comes with the first look at a picture: rows show many pairs of which few are opened. */
function useEvidenceDialog() {
  const [Dialog, setDialog] = useState<typeof EvidenceDialog>();
  const [open, setOpen] = useState(false);
  const show = async (): Promise<void> => {
    const loaded = await import('./evidence-dialog.js').catch(() => undefined);
    // Without a network it does not come, nor would the pictures; the next press tries again.
    if (loaded === undefined) return;
    setDialog(() => loaded.EvidenceDialog);
    setOpen(true);
  };
  return { Dialog, open, show: () => void show(), close: () => setOpen(false) };
}

/** Before and after at the same size; opens to full size with a slider. */
export function EvidencePair({ title, before, after, proofs = [], small = false }: EvidencePairProps): ReactElement {
  const { formatMessage } = useIntl();
  const { Dialog, open, show, close } = useEvidenceDialog();
  const pictures = (
    <>
      <Picture side="before" photo={before} title={title} />
      <Picture side="after" photo={after} title={title} />
    </>
  );
  const nothing = before === null && after === null;
  return (
    <Frame small={small}>
      {nothing ? (
        <span className="pair">{pictures}</span>
      ) : (
        <ButtonBase className="pair" onClick={show}>
          {pictures}
          <VisuallyHidden>{formatMessage({ id: 'ui.evidence.open' }, { title })}</VisuallyHidden>
        </ButtonBase>
      )}
      {proofs.length === 0 ? null : (
        <Proofs>
          {proofs.map(({ icon: Icon, text, failed = false }, index) => (
            <li key={index} className={failed ? 'failed' : undefined}>
              <Icon />
              <span>{text}</span>
            </li>
          ))}
        </Proofs>
      )}
      {Dialog && <Dialog open={open} onClose={close} title={title} before={before} after={after} />}
    </Frame>
  );
}
