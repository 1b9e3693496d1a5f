import { languageOfWords } from '@cw/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePrinting } from '../print/use-printing.js';

const SHOWN = { characters: 220, lines: 5 } as const;

const Words = styled('div')({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** Its beginning, up to the end of a word; the whole when hiding the rest would save next to nothing. */
function beginningOf(text: string): string {
  const lines = text.split('\n').slice(0, SHOWN.lines).join('\n');
  const cut = lines.length > SHOWN.characters ? lines.slice(0, SHOWN.characters) : lines;
  if (text.length - cut.length < SHOWN.characters / 4 && text.split('\n').length <= SHOWN.lines + 1) return text;
  const end = cut.length < lines.length ? cut.search(/\s\S*$/) : -1;
  return end > SHOWN.characters / 2 ? cut.slice(0, end) : cut;
}

export interface LongTextProps {
  readonly children: string;
  /** What the text is, for the button's spoken name: "Show all: Work description". */
  readonly about: string;
}

/** Somebody's own words: their lines kept, long words broken, and much of it shown only on request. */
export function LongText({ children, about }: LongTextProps): ReactElement {
  const { formatMessage } = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  const text = children.trim();
  const lang = languageOfWords(text);
  const beginning = beginningOf(text);
  if (beginning === text) return <Words lang={lang}>{text}</Words>;
  const label = formatMessage({ id: open ? 'ui.long_text.less' : 'ui.long_text.all' });
  return (
    <div>
      <Words id={id} lang={lang}>
        {open || printing ? text : formatMessage({ id: 'ui.long_text.cut' }, { beginning })}
      </Words>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        aria-label={formatMessage({ id: 'ui.long_text.named' }, { label, about })}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
    </div>
  );
}
