import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { ArrowIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';

const Frame = styled('form')(({ theme }) => {
  const { divider, lineStrong, background, text, error, primary } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    // Where the window is low, the files give way first.
    minHeight: 0,
    padding: theme.spacing(1.5, 2),
    borderTop: `1px solid ${divider}`,
    backgroundColor: background.paper,
    // However many files there are, the thread above and what stands below them keep their room.
    '& .above': { minHeight: 0, maxHeight: '22vh', overflowY: 'auto', '&:empty': { display: 'none' } },
    '& .line, & .under': { flex: 'none' },
    '& .line': { display: 'flex', alignItems: 'flex-end', gap: theme.spacing(1) },
    '& .tools': { display: 'flex', flex: 'none' },
    // The words stand a second time, unseen, in the same cell: the field is as tall as they are, by the sheet alone.
    '& .grows': {
      display: 'grid',
      flex: 1,
      minWidth: 0,
      maxHeight: '24vh',
      overflowY: 'auto',
      border: `1.5px solid ${lineStrong}`,
      borderRadius: radius.control,
      backgroundColor: background.paper,
      '&:focus-within': { outline: `3px solid ${primary.main}`, outlineOffset: 1 },
    },
    '& .grows.wrong': { borderColor: error.main },
    '& .grows::after, & .grows > textarea': {
      gridArea: '1 / 1',
      minHeight: 44,
      padding: '9px 12px',
      font: 'inherit',
      fontSize: '1rem',
      lineHeight: 1.5,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
    },
    '& .grows::after': { content: 'attr(data-words) " "', visibility: 'hidden', pointerEvents: 'none' },
    '& .grows > textarea': {
      width: '100%',
      border: 0,
      margin: 0,
      resize: 'none',
      color: text.primary,
      backgroundColor: 'transparent',
      '&:focus': { outline: 'none' },
      '&::placeholder': { color: text.disabled, opacity: 1 },
    },
    '& .under': {
      ...theme.typography.caption,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: theme.spacing(0, 2),
      color: text.secondary,
    },
    '& .under .wrong': { color: error.main, fontWeight: 620 },
    '& .send': { minHeight: 46, flex: 'none' },
    // A keyboard on the glass has no Shift+Enter to speak of.
    '@media (pointer: coarse)': { '& .keys': { display: 'none' } },
    [theme.breakpoints.down('md')]: { padding: theme.spacing(1), '& .keys': { display: 'none' } },
    // By its own width in letters: it stands beside a list, and some readers have letters twice as large.
    containerType: 'inline-size',
    '@container (max-width: 34rem)': {
      '& .send': { minWidth: 46, padding: theme.spacing(0, 1.5), '& .MuiButton-endIcon': { margin: 0 } },
      // The arrow says it where there is no room for the word; who listens still hears the word.
      '& .send .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    // Not even beside the buttons: the field takes a line of its own.
    '@container (max-width: 20rem)': {
      '& .line': { flexWrap: 'wrap', justifyContent: 'space-between' },
      '& .grows': { order: -1, flexBasis: '100%' },
    },
  };
});

export interface ComposerProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly sendLabel: string;
  /** It may not be sent as it is; the button still says why when it is pressed. */
  readonly disabled: boolean;
  /** Buttons before the field. */
  readonly tools?: ReactNode;
  /** Above the field: files, what is pointed out. */
  readonly above?: ReactNode;
  /** Which keys send; not said on a touch screen, where only the button does. */
  readonly keys: string;
  /** Near the limit how much is left. */
  readonly limit?: string | undefined;
  readonly isTooLong?: boolean;
}

const isTouch = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Words that are about to be sent: grows with them; Enter sends, Shift+Enter breaks the line. */
export function Composer(props: ComposerProps): ReactElement {
  const { ref, label, placeholder, value, onChange, onSend, sendLabel, disabled, tools, above, keys, limit } = props;
  const { isTooLong = false } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While a word is still being composed, Enter ends the word and not the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Frame
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="above">{above}</div>
      <div className="line">
        {tools === undefined ? null : <div className="tools">{tools}</div>}
        <div className={isTooLong ? 'grows wrong' : 'grows'} data-words={value}>
          <textarea
            ref={ref}
            rows={1}
            aria-label={label}
            aria-invalid={isTooLong}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button className="send" type="submit" variant="primary" aria-disabled={disabled} endIcon={<ArrowIcon />}>
          <span className="word">{sendLabel}</span>
        </Button>
      </div>
      <div className="under">
        <span className="keys">{keys}</span>
        <span className={isTooLong ? 'wrong' : ''} role="status">
          {limit}
        </span>
      </div>
    </Frame>
  );
}
