import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CheckGlyph } from '../../icons/glyphs/state-glyphs.js';
import { FileIcon, TrashIcon, WarningIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';
import { useFileSize } from './file-kinds.js';

export interface FileDropItem {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number;
  /** A chosen file, shown at once from this device. */
  readonly file?: File;
  /** Address of a stored file's picture. */
  readonly previewSrc?: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100 while sending. */
  readonly percent?: number;
  /** Why it failed, in the reader's language. */
  readonly fault?: string;
  /** It would be refused again: it is only taken out. */
  readonly isUnfit?: boolean;
}

const List = styled('ul')(({ theme }) => {
  const { divider, text, success, error, sunk, primary } = theme.vars.palette;
  return {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gap: theme.spacing(0.5, 1.5),
      alignItems: 'center',
      padding: theme.spacing(1, 0),
      borderBottom: `1px solid ${divider}`,
    },
    '& .preview': {
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 40,
      overflow: 'hidden',
      borderRadius: radius.chip,
      backgroundColor: sunk,
      color: text.secondary,
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    '& .name': { fontWeight: 560, fontSize: '0.9375rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
    '& .note': {
      ...theme.typography.caption,
      display: 'flex',
      gap: '0.375em',
      alignItems: 'center',
      color: text.secondary,
    },
    '& .done svg': { color: success.main },
    '& .failed': { color: error.main, fontWeight: 620 },
    '& progress': {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: 8,
      marginTop: 4,
      border: 0,
      backgroundColor: sunk,
      '&::-webkit-progress-bar': { backgroundColor: sunk },
      '&::-webkit-progress-value': { backgroundColor: primary.main },
      '&::-moz-progress-bar': { backgroundColor: primary.main },
    },
  };
});

/** Gives a picture of this device its address while it is shown, and the memory back afterwards. */
function showFile(image: HTMLImageElement, file: File): () => void {
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}

function Picture({ item, onBroken }: { readonly item: FileDropItem; readonly onBroken: () => void }): ReactElement {
  const { file, previewSrc } = item;
  const attach = useCallback(
    (image: HTMLImageElement | null) => (image === null || file === undefined ? undefined : showFile(image, file)),
    [file],
  );
  if (previewSrc !== undefined) return <img src={previewSrc} alt="" onError={onBroken} />;
  return <img ref={attach} alt="" onError={onBroken} />;
}

function Preview({ item }: { readonly item: FileDropItem }): ReactElement {
  const [broken, setBroken] = useState(false);
  const pictured = item.previewSrc !== undefined || (item.file?.type.startsWith('image/') ?? false);
  // A browser that cannot draw the picture (HEIC) shows a sheet of paper, not a torn image.
  return (
    <span className="preview" aria-hidden>
      {pictured && !broken ? <Picture item={item} onBroken={() => setBroken(true)} /> : <FileIcon />}
    </span>
  );
}

const STATE_IDS = {
  waiting: 'ui.file_drop.waiting',
  sending: 'ui.file_drop.sending',
  done: 'ui.file_drop.done',
} as const;

function Note({ item }: { readonly item: FileDropItem }): ReactElement {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const size = item.bytes ?? item.file?.size;
  if (item.state === 'failed') {
    return (
      <span className="note failed" role="alert">
        <WarningIcon />
        {item.fault ?? formatMessage({ id: 'ui.file_drop.failed' })}
      </span>
    );
  }
  const state =
    item.state === 'sending' && item.percent !== undefined
      ? formatMessage({ id: 'ui.file_drop.sending_percent' }, { percent: item.percent })
      : formatMessage({ id: STATE_IDS[item.state] });
  const text = size === undefined ? state : `${state} · ${fileSize(size)}`;
  return (
    <span className={`note ${item.state}`}>
      {item.state === 'done' ? <CheckGlyph /> : null}
      {text}
    </span>
  );
}

export interface FileListProps {
  readonly items: readonly FileDropItem[];
  readonly onRemove: (id: string) => void;
  readonly onRetry: ((id: string) => void) | undefined;
}

/** Files with their pictures, how far each has come, and a way to send it again or take it out. */
export function FileList({ items, onRemove, onRetry }: FileListProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <Preview item={item} />
          <div>
            <div className="name">{item.name}</div>
            <Note item={item} />
            {item.state === 'sending' ? (
              <progress
                max={100}
                value={item.percent}
                aria-label={formatMessage({ id: 'ui.file_drop.progress' }, { file: item.name })}
              />
            ) : null}
            {item.state === 'failed' && item.isUnfit !== true && onRetry !== undefined ? (
              <Button variant="quiet" size="small" onClick={() => onRetry(item.id)}>
                {formatMessage({ id: 'ui.error_state.retry' })}
              </Button>
            ) : null}
          </div>
          <div className="remove">
            <IconButton
              aria-label={formatMessage({ id: 'ui.file_drop.remove' }, { file: item.name })}
              onClick={() => onRemove(item.id)}
            >
              <TrashIcon />
            </IconButton>
          </div>
        </li>
      ))}
    </List>
  );
}
