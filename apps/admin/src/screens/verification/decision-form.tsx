import type { CheckedPaper, DecidePaper } from '@cw/api-client';
import { cents, CONTRACTOR_REQUIREMENTS, PAPER_LIMITS, verificationMachine, eventsFor } from '@cw/domain';
import { formatWholeDollars } from '@cw/i18n';
import {
  Banner,
  Button,
  CheckboxField,
  CheckIcon,
  SendingButton,
  Stack,
  styled,
  TextField,
  Typography,
  useToast,
} from '@cw/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import type { Correction } from './use-correction.js';
import { isStale } from '../records/overtaken.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import { useKeys, type Keys } from './use-keys.js';

const { notesMin, notesMax } = PAPER_LIMITS;

const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > :first-of-type': { flex: '1 1 12rem' },
}));

type Verdict = DecidePaper['decision'];

export interface DecisionFormProps {
  readonly contractorId: string;
  /** In which the contractor is written to. */
  readonly locale: 'en' | 'es';
  readonly paper: CheckedPaper;
  readonly correction: Correction;
  readonly onNext: () => void;
}

interface Written {
  readonly notes: string;
  readonly staffNotes: string;
  readonly endsEarlier: boolean;
}

const correctedBy = ({ fields }: Correction): Pick<DecidePaper, 'fields'> => (fields === undefined ? {} : { fields });

/**
 * Decides on what was read and nothing else; false when it was refused, with the words of the specification. While one
 * decision is on its way, its button says so and the other does nothing.
 */
function useDecide({ contractorId, paper, correction }: DecisionFormProps) {
  const { api, detailOf } = useKit();
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [decide, { data, originalArgs, isLoading: isSent }] = api.useDecidePaperMutation();
  // What was decided stands on the screen only once it has been read anew; until then nothing more is decided.
  const decidedVersion = data?.papers.find(({ kind }) => kind === paper.kind)?.version ?? 0;
  const isLoading = isSent || decidedVersion > paper.version;
  // Where it is stale the API asks to reload: here the paper is read again by itself.
  const whyNot = (error: unknown): string | undefined =>
    isStale(error) ? formatMessage({ id: 'admin.verification.overtaken' }) : detailOf(error);
  const send = async (decision: Verdict, { notes, staffNotes, endsEarlier }: Written): Promise<boolean> => {
    if (isLoading) return false;
    const decidePaper = {
      decision,
      ...(notes !== '' && { notes }),
      ...(staffNotes !== (paper.staffNotes ?? '') && { staffNotes }),
      ...(decision === 'reject' && endsEarlier && { endsEarlier }),
      ...(decision === 'approve' && correctedBy(correction)),
    };
    try {
      await decide({ contractorId, kind: paper.kind, 'If-Match': `"${paper.version}"`, decidePaper }).unwrap();
    } catch (error) {
      correction.refuse(error);
      const text = whyNot(error);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'admin.verification.failed' }),
        ...(text !== undefined && { text }),
      });
      return false;
    }
    toast({ kind: 'done', title: formatMessage({ id: `admin.verification.done.${decision}` }) });
    return true;
  };
  return { send, sending: isLoading ? originalArgs?.decidePaper.decision : undefined };
}

/** What is written about this version of a paper: another one is judged anew. */
function useNotes({ contractorId, paper }: DecisionFormProps) {
  const blank = { notes: '', staffNotes: paper.staffNotes ?? '' };
  return useKept({
    subject: `paper.${contractorId}.${paper.kind}.${paper.version}`,
    blank,
    adopt: (stored) => adoptTexts(blank, stored),
  });
}

function KeysNote({ isOn, turn }: Keys): ReactElement {
  return (
    <Typography variant="body2" component="div" sx={{ display: { xs: 'none', md: 'block' } }}>
      <FormattedMessage id={isOn ? 'admin.verification.keys' : 'admin.verification.keys_off'} />
      <Button size="small" onClick={turn} sx={{ ml: 1 }}>
        <FormattedMessage id={isOn ? 'admin.verification.keys.turn_off' : 'admin.verification.keys.turn_on'} />
      </Button>
    </Typography>
  );
}

/** CON-02: said before Approve is pressed, which then leads to the amount. */
const ShortCover = ({ id }: { readonly id: string }): ReactElement => (
  <div id={id}>
    <Banner kind="sent_back" role="status">
      <FormattedMessage
        id="admin.verification.short_cover"
        values={{ amount: formatWholeDollars(cents(CONTRACTOR_REQUIREMENTS.liabilityCoverCents)) }}
      />
    </Banner>
  </div>
);

/** VER-01: approve or reject, with words to the contractor; keys do what the buttons do. */
export function DecisionForm(props: DecisionFormProps): ReactElement | null {
  const { locale, paper, correction, onNext } = props;
  const { formatMessage } = useIntl();
  const { send, sending } = useDecide(props);
  const frame = useRef<HTMLDivElement>(null);
  const [{ notes, staffNotes }, write, forget] = useNotes(props);
  const [endsEarlier, setEndsEarlier] = useState(false);
  const [tried, setTried] = useState(false);
  const whyNotId = useId();
  const isShort = notes.trim().length < notesMin;
  const events = eventsFor(verificationMachine, paper.state, ['admin']);
  const may = (verdict: Verdict): boolean => events.includes(verdict);
  const written = { notes: notes.trim(), staffNotes: staffNotes.trim(), endsEarlier };
  const focus = (wanted: string): void => frame.current?.querySelector<HTMLElement>(wanted)?.focus();
  const decide = async (verdict: Verdict): Promise<void> => {
    if (await send(verdict, written)) forget();
  };
  const approve = (): void => {
    if (may('approve') && correction.judge()) void decide('approve');
  };
  const reject = (): void => {
    if (!may('reject')) return;
    setTried(true);
    if (isShort) focus('textarea');
    else void decide('reject');
  };
  // A letter that was pressed by accident decides nothing: it leads to where the decision is made.
  const keys = useKeys({ a: () => focus('[name="approve"]'), r: () => focus('textarea'), j: onNext });
  if (!may('approve') && !may('reject')) return null;
  return (
    <Stack spacing={2} ref={frame}>
      <TextField
        name="notes"
        label={formatMessage({ id: 'admin.verification.notes' })}
        hint={formatMessage({ id: 'admin.verification.notes_hint' }, { locale })}
        rows={3}
        maxLength={notesMax}
        value={notes}
        onChange={({ target }) => write({ notes: target.value, staffNotes })}
        error={tried && isShort ? formatMessage({ id: 'admin.act.reason_short' }, { min: notesMin }) : undefined}
      />
      <TextField
        name="staffNotes"
        label={formatMessage({ id: 'admin.verification.staff_notes' })}
        hint={formatMessage({ id: 'admin.verification.staff_notes_hint' })}
        rows={2}
        maxLength={notesMax}
        value={staffNotes}
        onChange={({ target }) => write({ notes, staffNotes: target.value })}
        optional
      />
      {paper.earlierHolds ? (
        <>
          <Banner kind="news">
            <FormattedMessage id="admin.verification.earlier" />
          </Banner>
          <CheckboxField
            name="endsEarlier"
            checked={endsEarlier}
            onChange={({ target }) => setEndsEarlier(target.checked)}
            label={formatMessage({ id: 'admin.verification.ends_earlier' })}
          />
        </>
      ) : null}
      {correction.isShort ? <ShortCover id={whyNotId} /> : null}
      <Acts>
        {may('approve') ? (
          <SendingButton
            name="approve"
            {...(correction.isShort && { 'aria-describedby': whyNotId })}
            variant="primary"
            startIcon={<CheckIcon />}
            sending={sending === 'approve'}
            onClick={approve}
          >
            <FormattedMessage id="admin.verification.approve" values={{ kind: paper.kind }} />
          </SendingButton>
        ) : null}
        <SendingButton variant="danger" sending={sending === 'reject'} onClick={reject}>
          <FormattedMessage id={may('approve') ? 'admin.verification.reject' : 'admin.verification.revoke'} />
        </SendingButton>
      </Acts>
      <KeysNote {...keys} />
    </Stack>
  );
}
