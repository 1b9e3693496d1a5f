import {
  QUICK_REPLIES,
  QUICK_REPLY_MINUTES,
  quickReplyFaults,
  quickRepliesOf,
  type ConversationSide,
  type PlainDate,
  type QuickReply,
  type QuickReplyId,
  type QuickReplyValue,
} from '@cw/domain';
import { quickReplyWords, loadMessages, tagOf, type Locale } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import {
  Button,
  DateField,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  styled,
  TextField,
  TimeField,
  useFaultFocus,
} from '@cw/ui';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { createIntl, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useToday } from '../../../time/use-now.js';

const List = styled('ul')(({ theme }) => ({
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 48,
    padding: theme.spacing(1, 1.5),
    textAlign: 'left',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.sunk },
  },
}));

const Preview = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  backgroundColor: theme.vars.palette.sunk,
  borderRadius: 5,
  '& .own': { fontWeight: 620 },
  '& .theirs': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const OTHER: Readonly<Record<Locale, Locale>> = { en: 'es', es: 'en' };

/** The words of the language that the page is not in; undefined until they are here. */
function useOtherLanguage(): IntlShape | undefined {
  const { locale } = useLocale();
  const other = OTHER[locale];
  const [intl, setIntl] = useState<IntlShape>();
  useEffect(() => {
    let isCurrent = true;
    void loadMessages(other).then((messages) => {
      if (isCurrent) setIntl(createIntl({ locale: tagOf(other), messages }));
    });
    return () => {
      isCurrent = false;
    };
  }, [other]);
  return intl;
}

type Values = Readonly<Record<string, string>>;

const FIRST_MINUTES = '15';
const FIRST_TIME = '09:00';

function firstValues(id: QuickReplyId, today: PlainDate): Values {
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const first = { date: today, time: FIRST_TIME, minutes: FIRST_MINUTES } as const;
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, first[kind]]));
}

function replyOf(id: QuickReplyId, values: Values): QuickReply {
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const typed = Object.entries(values).map(
    ([name, value]) => [name, kinds[name] === 'minutes' ? Number(value) : value] as const,
  );
  return { id, values: Object.fromEntries(typed) };
}

interface FieldProps {
  readonly name: string;
  readonly kind: QuickReplyValue;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const LABELS = { date: 'day', time: 'time', minutes: 'minutes' } as const;

function ValueField({ name, kind, value, error, onChange }: FieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `messages.quick.value.${LABELS[kind]}` });
  const field = {
    name,
    label,
    value,
    error,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'date') return <DateField {...field} />;
  if (kind === 'time') return <TimeField {...field} />;
  const hint = formatMessage({ id: 'messages.quick.minutes_hint' }, QUICK_REPLY_MINUTES);
  return (
    <TextField
      {...field}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={QUICK_REPLY_MINUTES.min}
      max={QUICK_REPLY_MINUTES.max}
    />
  );
}

interface FormProps {
  readonly id: QuickReplyId;
  readonly onBack: () => void;
  readonly onSend: (reply: QuickReply) => void;
}

function ReplyForm({ id, onBack, onSend }: FormProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const other = useOtherLanguage();
  const today = useToday();
  const [values, setValues] = useState<Values>(() => firstValues(id, today));
  const [tried, setTried] = useState(false);
  const kinds: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const reply = replyOf(id, values);
  const faults = quickReplyFaults(reply);
  const fields = useRef<HTMLDivElement>(null);
  const faultFocus = useFaultFocus(fields);
  const submit = (): void => {
    setTried(true);
    if (faults.length === 0) onSend(reply);
    else faultFocus.lead();
  };
  return (
    <>
      <DialogContent ref={fields}>
        {faultFocus.note}
        {Object.entries(kinds).map(([name, kind]) => (
          <ValueField
            key={name}
            {...{ name, kind }}
            value={values[name] ?? ''}
            error={tried && faults.includes(name) ? formatMessage({ id: 'messages.quick.missing' }) : undefined}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
        {faults.length > 0 ? null : (
          <Preview aria-live="polite">
            <div className="own">{quickReplyWords(reply, locale, formatMessage)}</div>
            {other === undefined ? null : (
              <div className="theirs" lang={other.locale}>
                <FormattedMessage
                  id="messages.quick.theirs"
                  values={{ words: quickReplyWords(reply, OTHER[locale], other.formatMessage) }}
                />
              </div>
            )}
          </Preview>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" onClick={onBack}>
          <FormattedMessage id="messages.quick.back" />
        </Button>
        <Button variant="primary" onClick={submit}>
          <FormattedMessage id="messages.quick.send" />
        </Button>
      </DialogActions>
    </>
  );
}

export interface PickerProps {
  readonly side: ConversationSide;
  readonly onSend: (reply: QuickReply) => void;
  readonly onClose: () => void;
}

/** What is said again and again, said so that each side reads it in its own language. */
export function QuickReplyPicker({ side, onSend, onClose }: PickerProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const today = useToday();
  const titleId = useId();
  const [id, setId] = useState<QuickReplyId>();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        <FormattedMessage id="messages.quick.title" />
      </DialogTitle>
      {id === undefined ? (
        <>
          <DialogContent>
            <p>
              <FormattedMessage id="messages.quick.text" />
            </p>
            <List>
              {quickRepliesOf(side).map((one) => (
                <li key={one}>
                  <button type="button" onClick={() => setId(one)}>
                    {quickReplyWords(replyOf(one, firstValues(one, today)), locale, formatMessage)}
                  </button>
                </li>
              ))}
            </List>
          </DialogContent>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              <FormattedMessage id="ui.confirm_dialog.cancel" />
            </Button>
          </DialogActions>
        </>
      ) : (
        <ReplyForm key={id} id={id} onBack={() => setId(undefined)} onSend={onSend} />
      )}
    </Dialog>
  );
}
