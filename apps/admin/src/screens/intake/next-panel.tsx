import { INTAKE_LIMITS } from '@cw/domain';
import { Banner, Button, Panel, SendingButton, Stack } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { ConvertForm } from './convert-form.js';
import { CorrectDialog } from './correct-dialog.js';
import type { IntakeProps } from './intake-props.js';
import { actsFor, type IntakeAct } from './intake-standing.js';
import { OfferForm } from './offer-form.js';
import { OrderDialog } from './order-dialog.js';
import { ResultDialog } from './result-dialog.js';
import { useIntakeActs } from './use-intake-acts.js';
import { useNextText } from './use-next-text.js';

/** Those that begin with a press: a form of its own, or a dialog. */
type Asked = Exclude<IntakeAct, 'begin_review' | 'convert'>;

interface DialogProps extends IntakeProps {
  readonly onClose: () => void;
}

function AskDialog({ intake, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  return (
    <ActDialog
      title={formatMessage({ id: 'triage.ask.title' }, { name: intake.fullName })}
      text={formatMessage({ id: 'triage.ask.text' }, { email: intake.email })}
      confirmLabel={formatMessage({ id: 'triage.ask.action' })}
      done={formatMessage({ id: 'triage.ask.done' })}
      words={{
        label: formatMessage({ id: 'triage.ask.label' }),
        hint: formatMessage({ id: 'triage.word_for_word' }),
        min: INTAKE_LIMITS.questionMin,
        max: INTAKE_LIMITS.questionMax,
        draft: `ask.${intake.id}`,
      }}
      carryOut={acts.ask}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ intake, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  return (
    <ActDialog
      danger
      title={formatMessage({ id: 'triage.decline.title' }, { name: intake.fullName })}
      text={formatMessage({ id: 'triage.decline.text' }, { email: intake.email })}
      confirmLabel={formatMessage({ id: 'triage.decline.action' })}
      done={formatMessage({ id: 'triage.decline.done' })}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: 'triage.word_for_word' }),
        min: INTAKE_LIMITS.reasonMin,
        max: INTAKE_LIMITS.reasonMax,
        draft: `decline.${intake.id}`,
      }}
      carryOut={acts.decline}
      onClose={onClose}
    />
  );
}

function SettleDialog({ intake, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  return (
    <ActDialog
      title={formatMessage({ id: 'triage.settle.title' }, { reference: intake.reference })}
      text={formatMessage({ id: 'triage.settle.text' })}
      confirmLabel={formatMessage({ id: 'triage.settle.action' })}
      done={formatMessage({ id: 'triage.settle.done' })}
      carryOut={acts.settle}
      onClose={onClose}
    />
  );
}

function ResendDialog({ intake, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  return (
    <ActDialog
      title={formatMessage({ id: 'triage.resend.title' }, { email: intake.email })}
      text={formatMessage({ id: 'triage.resend.text' })}
      confirmLabel={formatMessage({ id: 'triage.resend.action' })}
      done={formatMessage({ id: 'triage.resend.done' })}
      carryOut={acts.resend}
      onClose={onClose}
    />
  );
}

const DIALOGS = {
  ask: AskDialog,
  decline: DeclineDialog,
  order: OrderDialog,
  result: ResultDialog,
  settle: SettleDialog,
  resend: ResendDialog,
  correct: CorrectDialog,
} as const;

/** Nobody else is told of it and nothing is lost by it, so nothing is asked first. */
function BeginButton({ intake, onRefused }: IntakeProps & { readonly onRefused: (why: string) => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { detailOf } = useKit();
  const acts = useIntakeActs(intake.id);
  const [sending, setSending] = useState(false);
  const begin = async (): Promise<void> => {
    setSending(true);
    try {
      await acts.begin();
    } catch (error) {
      onRefused(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
    } finally {
      setSending(false);
    }
  };
  return (
    <SendingButton variant="primary" sending={sending} onClick={() => void begin()}>
      <FormattedMessage id="triage.act.begin_review" />
    </SendingButton>
  );
}

interface ActButtonProps extends IntakeProps {
  readonly act: Asked;
  readonly isFirst: boolean;
  readonly onAsk: (act: Asked) => void;
}

const QUIET: readonly IntakeAct[] = ['resend', 'correct'];
const isQuiet = (act: IntakeAct): boolean => QUIET.includes(act);

/** One act that matters most; what ends the request is marked; what is always there is quiet. */
function ActButton({ intake, act, isFirst, onAsk }: ActButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const variant = act === 'decline' ? 'danger' : isFirst ? 'primary' : isQuiet(act) ? 'quiet' : 'secondary';
  const again = act === 'order' && intake.reinspections[0]?.result === null;
  return (
    <Button name={act} variant={variant} onClick={() => onAsk(act)}>
      {formatMessage({ id: again ? 'triage.act.reorder' : `triage.act.${act}` })}
    </Button>
  );
}

interface ActsProps extends IntakeProps {
  /** What is asked in a form below: its own button is the one to press. */
  readonly isOffering: boolean;
  readonly onAsk: (act: Asked) => void;
  readonly onRefused: (why: string) => void;
}

/** What moves the request; below it what is always there, on a line which begins where the words above it begin. */
function Acts({ intake, isOffering, onAsk, onRefused }: ActsProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const wasOffering = useRef(isOffering);
  useEffect(() => {
    // Whoever closed the form was in it; whoever went on to something else is there already.
    if (wasOffering.current && !isOffering && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[name="send_offer"]')?.focus();
    wasOffering.current = isOffering;
  }, [isOffering]);
  const acts = actsFor(intake);
  const asked = acts.filter((act): act is Asked => act !== 'begin_review' && act !== 'convert');
  const moving = asked.filter((act) => !isQuiet(act) && !(isOffering && act === 'send_offer'));
  const begins = acts.includes('begin_review');
  return (
    <Stack ref={frame} spacing={1} useFlexGap>
      {begins || moving.length > 0 ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {begins ? <BeginButton intake={intake} onRefused={onRefused} /> : null}
          {moving.map((act, index) => (
            <ActButton key={act} intake={intake} act={act} isFirst={!isOffering && index === 0} onAsk={onAsk} />
          ))}
        </Stack>
      ) : null}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {asked.filter(isQuiet).map((act) => (
          <ActButton key={act} intake={intake} act={act} isFirst={false} onAsk={onAsk} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Who acts next, and what staff can do now, as the domain's table says. */
export function NextPanel({ intake }: IntakeProps): ReactElement {
  const text = useNextText(intake);
  const [asked, setAsked] = useState<Asked>();
  const [refusal, setRefusal] = useState<string>();
  const acts = actsFor(intake);
  const close = (): void => setAsked(undefined);
  const isOffering = asked === 'send_offer' && acts.includes('send_offer');
  const Dialog = asked === undefined || asked === 'send_offer' ? undefined : DIALOGS[asked];
  return (
    <>
      <Panel ruled title={text.title} subtitle={text.who}>
        <Stack spacing={2}>
          <p>{text.body}</p>
          {refusal === undefined ? null : (
            <Banner kind="broken" role="alert">
              {refusal}
            </Banner>
          )}
          <Acts intake={intake} isOffering={isOffering} onAsk={setAsked} onRefused={setRefusal} />
        </Stack>
      </Panel>
      {isOffering ? <OfferForm intake={intake} onClose={close} /> : null}
      {acts.includes('convert') ? <ConvertForm intake={intake} /> : null}
      {Dialog === undefined ? null : <Dialog intake={intake} onClose={close} />}
    </>
  );
}
