import { chosenType } from '@cw/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CheckGlyph } from '../../icons/glyphs/state-glyphs.js';
import { CameraIcon, FileIcon, TrashIcon, WarningIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';
import { WITH_AIR, useNewWords } from './bring-into-view.js';
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
  /** What becomes of it until it is sent, in the reader's language. */
  readonly note?: string;
}

const List = styled('ul')(({ theme }) => {
  const { divider, text, success, error, sunk, primary } = theme.vars.palette;
  return {
    '& > li': {
      ...WITH_AIR,
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

/** Whether the page has to do without the picture: few browsers draw those of phones. */
type Drawing = 'drawn' | 'not_drawn';

interface PreviewProps {
  readonly item: FileDropItem;
  readonly drawing: Drawing;
  readonly onBroken: () => void;
}

const isPicture = ({ file, previewSrc }: FileDropItem): boolean =>
  previewSrc !== undefined || (file !== undefined && chosenType(file).startsWith('image/'));

/** A picture that cannot be drawn here is shown as a photograph all the same, and not as a torn image. */
function Preview({ item, drawing, onBroken }: PreviewProps): ReactElement {
  const Glyph = isPicture(item) ? CameraIcon : FileIcon;
  return (
    <span className="preview" aria-hidden>
      {isPicture(item) && drawing === 'drawn' ? <Picture {...{ item, onBroken }} /> : <Glyph />}
    </span>
  );
}

const STATE_IDS = {
  waiting: 'ui.file_drop.waiting',
  sending: 'ui.file_drop.sending',
  done: 'ui.file_drop.done',
} as const;

/** A phone's photograph that has arrived is drawn before the answer comes, which takes a few seconds. */
const isPreparing = ({ state, percent, file }: FileDropItem): boolean =>
  state === 'sending' && percent === 100 && file !== undefined && chosenType(file) === 'image/heic';

function Failed({ fault }: { readonly fault: string | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <span className="note failed" role="alert">
      <WarningIcon />
      {fault ?? formatMessage({ id: 'ui.file_drop.failed' })}
    </span>
  );
}

/** How far the file is, and its size where that is known. */
function Progress({
  item,
  state,
}: {
  readonly item: FileDropItem;
  readonly state: keyof typeof STATE_IDS;
}): ReactElement {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const size = item.bytes ?? item.file?.size;
  const text =
    state === 'sending' && item.percent !== undefined
      ? formatMessage({ id: 'ui.file_drop.sending_percent' }, { percent: item.percent })
      : formatMessage({ id: STATE_IDS[state] });
  const withSize = size === undefined ? text : `${text} · ${fileSize(size)}`;
  return (
    <span className={`note ${state}`}>
      {state === 'done' ? <CheckGlyph /> : null}
      {withSize}
    </span>
  );
}

function Note({ item, drawing }: { readonly item: FileDropItem; readonly drawing: Drawing }): ReactElement {
  const { formatMessage } = useIntl();
  if (item.state === 'failed') return <Failed fault={item.fault} />;
  if (isPreparing(item)) return <span className="note">{formatMessage({ id: 'ui.file_drop.preparing' })}</span>;
  const isUnseen = drawing === 'not_drawn' && item.file !== undefined && item.state !== 'done';
  return (
    <>
      <Progress item={item} state={item.state} />
      {item.note === undefined ? null : (
        <span className="note" role="status">
          {item.note}
        </span>
      )}
      {isUnseen ? <span className="note">{formatMessage({ id: 'ui.file_drop.not_drawn' })}</span> : null}
    </>
  );
}

export interface FileListProps {
  readonly items: readonly FileDropItem[];
  readonly onRemove: (id: string) => void;
  readonly onRetry: ((id: string) => void) | undefined;
}

type LineProps = Omit<FileListProps, 'items'> & { readonly item: FileDropItem };

function Line({ item, onRemove, onRetry }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  // Of which picture it was seen that it cannot be drawn: the one that comes from the server is tried again.
  const [broken, setBroken] = useState<string>();
  const shown = item.previewSrc ?? 'file';
  const drawing: Drawing = broken === shown ? 'not_drawn' : 'drawn';
  return (
    <li>
      <Preview {...{ item, drawing }} onBroken={() => setBroken(shown)} />
      <div>
        <div className="name">{item.name}</div>
        <Note {...{ item, drawing }} />
        {item.state === 'sending' ? (
          <progress
            max={100}
            {...(isPreparing(item) ? {} : { value: item.percent })}
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
  );
}

/** Files with their pictures, how far each has come, and a way to send it again or take it out. */
export function FileList({ items, onRemove, onRetry }: FileListProps): ReactElement | null {
  const list = useNewWords(items);
  if (items.length === 0) return null;
  return (
    <List ref={list}>
      {items.map((item) => (
        <Line key={item.id} {...{ item, onRemove, onRetry }} />
      ))}
    </List>
  );
}
