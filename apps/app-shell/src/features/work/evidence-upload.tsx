import type { ConditionView } from '@cw/api-client';
import { TYPES_OF_KIND, type EVIDENCE_KINDS } from '@cw/domain';
import {
  acceptText,
  ButtonBase,
  CameraIcon,
  FileList,
  Stack,
  styled,
  Typography,
  UploadIcon,
  useMediaQuery,
  VisuallyHidden,
} from '@cw/ui';
import { useMemo, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useFileUploads } from '../../forms/use-file-uploads.js';
import { OwnEvidence } from './own-evidence.js';
import { RepeatedPhotoDialog } from './repeated-photo-dialog.js';

const Slot = styled(ButtonBase)(({ theme }) => ({
  // Camera and chooser stand side by side on a phone.
  flex: '1 1 8.5rem',
  minHeight: 72,
  gap: theme.spacing(1),
  border: `1.5px dashed ${theme.vars.palette.lineStrong}`,
  borderRadius: 5,
  padding: theme.spacing(1.5),
  fontSize: '0.9375rem',
  fontWeight: 620,
}));

type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Whoever holds a phone stands before the wall; a desk has no camera worth the name. */
const HANDHELD = '(pointer: coarse)';

const WORDS = {
  before: { name: 'record.work.before', add: 'record.work.add_before' },
  after: { name: 'record.work.after', add: 'record.work.add_after' },
  proof: { name: 'record.work.paper', add: 'record.work.add_paper' },
} as const;

interface PickProps {
  readonly text: string;
  /** What it does, with the repair's number. */
  readonly label: string;
  readonly accept: readonly string[];
  /** Opens the camera at once, for one photograph; otherwise files are chosen, several at a time. */
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Pick({ text, label, accept, camera = false, onFiles }: PickProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const Icon = camera ? CameraIcon : UploadIcon;
  return (
    <>
      <Slot type="button" aria-label={label} onClick={() => input.current?.click()}>
        <Icon />
        {text}
      </Slot>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={label}
          accept={acceptText(accept)}
          {...(camera ? { capture: 'environment' as const } : { multiple: true })}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same photograph may be chosen again after it failed.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </VisuallyHidden>
    </>
  );
}

interface KindProps {
  readonly kind: EvidenceKind;
  readonly number: number;
  readonly onFiles: (files: readonly File[], kind: EvidenceKind) => void;
}

function PickKind({ kind, number, onFiles }: KindProps): ReactElement {
  const { formatMessage } = useIntl();
  const isHandheld = useMediaQuery(HANDHELD);
  const accept = TYPES_OF_KIND[kind];
  const pick = (files: readonly File[]): void => onFiles(files, kind);
  return (
    <>
      {isHandheld && kind !== 'proof' ? (
        <Pick
          camera
          text={formatMessage({ id: `work.upload.camera_${kind}` })}
          label={formatMessage({ id: `work.upload.camera_${kind}_named` }, { number })}
          accept={accept}
          onFiles={pick}
        />
      ) : null}
      <Pick
        text={formatMessage({ id: WORDS[kind].name })}
        label={formatMessage({ id: WORDS[kind].add }, { number })}
        accept={accept}
        onFiles={pick}
      />
    </>
  );
}

function Missing({ missing }: { readonly missing: ConditionView['missingEvidence'] }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (missing.length === 0) return null;
  return (
    <Typography variant="body2">
      {formatMessage(
        { id: 'record.missing' },
        {
          what: missing.map((code) => formatMessage({ id: `record.evidence.${code}` })).join(', '),
          b: (words) => <b key="what">{words}</b>,
        },
      )}
    </Typography>
  );
}

const needsPaper = (evidence: ConditionView['evidence']): boolean =>
  evidence.some((code) => code !== 'photo_before' && code !== 'photo_after');

/** COND-04: photographs before and after, and the papers that the condition's rule asks for. */
export function EvidenceUpload({
  projectId,
  condition,
}: {
  readonly projectId: string;
  readonly condition: ConditionView;
}): ReactElement {
  const { items, add, retry, remove, asked, use, dismiss } = useFileUploads(
    useMemo(() => ({ projectId, conditionId: condition.id }), [projectId, condition.id]),
  );
  const kinds: EvidenceKind[] = needsPaper(condition.evidence) ? ['before', 'after', 'proof'] : ['before', 'after'];
  // What would be refused again is only taken out.
  const [unfit, sendable] = [
    items.filter(({ isUnfit }) => isUnfit === true),
    items.filter(({ isUnfit }) => isUnfit !== true),
  ];
  return (
    <Stack spacing={1.5}>
      <Missing missing={condition.missingEvidence} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {kinds.map((kind) => (
          <PickKind key={kind} kind={kind} number={condition.number} onFiles={add} />
        ))}
      </Stack>
      {/* What was not taken is said right below the button that was pressed. */}
      <FileList items={sendable} onRemove={remove} onRetry={retry} />
      <FileList items={unfit} onRemove={remove} onRetry={undefined} />
      <OwnEvidence condition={condition} />
      {asked === undefined ? null : (
        <RepeatedPhotoDialog
          key={asked.id}
          name={asked.name}
          question={asked.question}
          onUse={() => use(asked.id)}
          onDrop={() => remove(asked.id)}
          onClose={() => dismiss(asked.id)}
        />
      )}
    </Stack>
  );
}
