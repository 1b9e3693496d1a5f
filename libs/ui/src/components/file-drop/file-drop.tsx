import { chosenType, isChosenVideo } from '@cw/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ErrorCode, useDropzone, type FileRejection } from 'react-dropzone';
import { useIntl } from 'react-intl';
import { UploadIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';
import { fieldId, FieldGroup, type FieldTexts } from '../field/field-frame.js';
import { bringIntoView, WITH_AIR } from './bring-into-view.js';
import { acceptMap, useFileSize } from './file-kinds.js';
import { FileList, type FileDropItem } from './file-list.js';
import { ownProps } from '../../theme/own-props.js';

export type { FileDropItem } from './file-list.js';

export interface FileDropProps extends FieldTexts {
  readonly name: string;
  readonly items: readonly FileDropItem[];
  /** Content types, as in the domain's `TYPES_OF_KIND`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** What may be larger: a paper, that is whatever is no picture. */
  readonly maxPaperBytes?: number;
  /** How many files there may be in all. */
  readonly maxFiles: number;
  /** Only files that fit by kind, size and count; the others are named to the reader. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: (id: string) => void;
  readonly disabled?: boolean;
}

type Refusal = {
  readonly file: string;
  readonly reason: 'type' | 'video' | 'size' | 'empty' | 'count' | 'other';
  readonly limit: number;
};

const Zone = styled(
  'div',
  ownProps('over'),
)<{ over: boolean }>(({ theme, over }) => {
  const { lineStrong, primary, background, text } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(2),
    border: `2px dashed ${over ? primary.main : lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: over ? primary.soft : background.paper,
    '& > input': { position: 'absolute' },
    '& .words': { ...theme.typography.body2, flex: '1 1 12rem', color: text.secondary },
    [theme.breakpoints.down('md')]: { '& .MuiButton-root': { width: '100%' } },
  };
});

const Refusals = styled('ul')(({ theme }) => ({
  ...WITH_AIR,
  marginTop: theme.spacing(1),
  fontSize: '0.9rem',
  fontWeight: 620,
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
}));

const REASON_IDS = {
  type: 'ui.file_drop.refused_type',
  video: 'ui.file_drop.refused_video',
  size: 'ui.file_drop.refused_size',
  empty: 'ui.file_drop.refused_empty',
  count: 'ui.file_drop.refused_count',
  other: 'ui.file_drop.refused_other',
} as const satisfies Record<Refusal['reason'], string>;

const REASON_OF_CODE: Readonly<Record<string, Refusal['reason']>> = {
  [ErrorCode.FileInvalidType]: 'type',
  [ErrorCode.FileTooLarge]: 'size',
  [ErrorCode.FileTooSmall]: 'empty',
  [ErrorCode.TooManyFiles]: 'count',
};

type Limits = Pick<FileDropProps, 'maxBytes' | 'maxPaperBytes'>;

const limitOf = (file: File, { maxBytes, maxPaperBytes }: Limits): number =>
  chosenType(file).startsWith('image/') ? maxBytes : (maxPaperBytes ?? maxBytes);

const refusalOf = ({ file, errors }: FileRejection, limits: Limits): Refusal => ({
  file: file.name,
  reason: isChosenVideo(file) ? 'video' : (REASON_OF_CODE[errors[0]?.code ?? ''] ?? 'other'),
  limit: limitOf(file, limits),
});

/** Choose, drag or paste files; each with its preview, its progress, and a way to take it out. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { name, items, accept, maxBytes, maxPaperBytes, maxFiles, onAdd, onRemove, onRetry, ...others } = props;
  const { disabled = false, ...texts } = others;
  const sizes: Limits = { maxBytes, ...(maxPaperBytes !== undefined && { maxPaperBytes }) };
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refused = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoView(refused.current), [refusals]);
  // Where one file fits, a refused one holds no place: the next choice replaces it.
  const replaced = maxFiles === 1 ? items.filter(({ isUnfit }) => isUnfit === true) : [];
  const room = Math.max(0, maxFiles - items.length + replaced.length);

  const dropped = (files: readonly File[], rejected: readonly FileRejection[]): void => {
    const surplus = files.slice(room).map((file): Refusal => ({ file: file.name, reason: 'count', limit: 0 }));
    setRefusals([...rejected.map((one) => refusalOf(one, sizes)), ...surplus]);
    if (files.length === 0 || room === 0) return;
    for (const { id: unfit } of replaced) onRemove(unfit);
    onAdd(files.slice(0, room));
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: acceptMap(accept),
    minSize: 1,
    validator: (file) => (file.size > limitOf(file, sizes) ? { code: ErrorCode.FileTooLarge, message: '' } : null),
    multiple: maxFiles > 1,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: dropped,
  });

  const id = fieldId(name);
  const invitation = isDragActive
    ? formatMessage({ id: 'ui.file_drop.let_go' })
    : formatMessage({ id: 'ui.file_drop.or_drag' }, { count: maxFiles });
  const limits = formatMessage(
    { id: maxPaperBytes === undefined ? 'ui.file_drop.limits' : 'ui.file_drop.limits_papers' },
    { size: fileSize(maxBytes), papers: fileSize(maxPaperBytes ?? maxBytes), count: maxFiles },
  );
  return (
    <FieldGroup id={id} {...texts}>
      <Zone {...getRootProps({ role: 'presentation' })} over={isDragActive}>
        <input
          {...getInputProps({ name, 'aria-label': formatMessage({ id: 'ui.file_drop.choose' }, { count: maxFiles }) })}
        />
        <Button
          startIcon={<UploadIcon />}
          onClick={open}
          disabled={disabled || room === 0}
          aria-describedby={`${id}-limits`}
        >
          {formatMessage({ id: 'ui.file_drop.choose' }, { count: maxFiles })}
        </Button>
        <span className="words" id={`${id}-limits`}>
          {invitation} {limits}
        </span>
      </Zone>
      <div role="alert">
        {refusals.length === 0 ? null : (
          <Refusals ref={refused}>
            {refusals.map(({ file, reason, limit }, index) => (
              <li key={index}>
                {formatMessage({ id: REASON_IDS[reason] }, { file, size: fileSize(limit), count: maxFiles })}
              </li>
            ))}
          </Refusals>
        )}
      </div>
      <FileList items={items} onRemove={onRemove} onRetry={onRetry} />
    </FieldGroup>
  );
}
