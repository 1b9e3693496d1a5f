import { detailOf, useUploadProjectFileMutation, type ConditionView, type FileView } from '@cw/api-client';
import { IMAGE_TYPES, TYPES_OF_KIND, type FileKind } from '@cw/domain';
import { Banner, Button, ButtonBase, CameraIcon, Stack, styled, Typography, UploadIcon, VisuallyHidden } from '@cw/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

type EvidenceKind = Extract<FileKind, 'before' | 'after' | 'proof'>;

const Slot = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 10rem',
  minHeight: 72,
  gap: theme.spacing(1),
  border: `1.5px dashed ${theme.vars.palette.lineStrong}`,
  borderRadius: 5,
  padding: theme.spacing(1.5),
  fontWeight: 620,
  '&[aria-disabled=true]': { opacity: 0.6 },
}));

interface Failure {
  readonly file: File;
  readonly kind: EvidenceKind;
  readonly reason: string | undefined;
}

interface SlotProps {
  readonly kind: EvidenceKind;
  readonly number: number;
  readonly busy: boolean;
  readonly onFile: (file: File, kind: EvidenceKind) => void;
}

const WORDS = {
  before: { name: 'record.work.before', add: 'record.work.add_before' },
  after: { name: 'record.work.after', add: 'record.work.add_after' },
  proof: { name: 'record.work.paper', add: 'record.work.add_paper' },
} as const;

/** A phone opens its camera for photographs; everything else opens the file chooser. */
function UploadSlot({ kind, number, busy, onFile }: SlotProps): ReactElement {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isPhoto = kind !== 'proof';
  const Icon = isPhoto ? CameraIcon : UploadIcon;
  return (
    <>
      <Slot
        type="button"
        aria-disabled={busy}
        aria-label={formatMessage({ id: WORDS[kind].add }, { number })}
        onClick={() => (busy ? undefined : input.current?.click())}
      >
        <Icon />
        {formatMessage({ id: WORDS[kind].name })}
      </Slot>
      <VisuallyHidden>
        <input
          ref={input}
          id={id}
          type="file"
          tabIndex={-1}
          aria-label={formatMessage({ id: WORDS[kind].add }, { number })}
          accept={(isPhoto ? IMAGE_TYPES : TYPES_OF_KIND.proof).join(',')}
          {...(isPhoto && { capture: 'environment' as const })}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file, kind);
          }}
        />
      </VisuallyHidden>
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

/** Photographs before and after, and the papers that the condition's rule asks for. A failed one is kept and sent again. */
export function EvidenceUpload({
  projectId,
  condition,
}: {
  readonly projectId: string;
  readonly condition: ConditionView;
}): ReactElement {
  const { formatMessage } = useIntl();
  const [upload, { isLoading }] = useUploadProjectFileMutation();
  const [failed, setFailed] = useState<Failure>();
  const send = async (file: File, kind: EvidenceKind): Promise<FileView | undefined> => {
    setFailed(undefined);
    try {
      return await upload({ id: projectId, uploadFileForm: { file, kind, conditionId: condition.id } }).unwrap();
    } catch (error) {
      setFailed({ file, kind, reason: detailOf(error) });
      return undefined;
    }
  };
  const kinds: EvidenceKind[] = needsPaper(condition.evidence) ? ['before', 'after', 'proof'] : ['before', 'after'];
  return (
    <Stack spacing={1.5}>
      <Missing missing={condition.missingEvidence} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {kinds.map((kind) => (
          <UploadSlot
            key={kind}
            kind={kind}
            number={condition.number}
            busy={isLoading}
            onFile={(file, chosen) => void send(file, chosen)}
          />
        ))}
      </Stack>
      {failed === undefined ? null : (
        <Banner
          kind="broken"
          title={formatMessage({ id: 'record.work.upload_failed' }, { name: failed.file.name })}
          action={
            <Button size="small" onClick={() => void send(failed.file, failed.kind)}>
              {formatMessage({ id: 'record.work.upload_retry' })}
            </Button>
          }
        >
          {failed.reason}
        </Banner>
      )}
    </Stack>
  );
}
