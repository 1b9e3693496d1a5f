import MuiDialogTitle, { type DialogTitleProps } from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** A place to break that has no sound: a `<wbr>` would be a space in the name that the title gives its dialog. */
const Address = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  '& .at::after': { content: '"\\200B" / ""' },
});

const IS_ADDRESS = /\S@\S/;

function addressOf(word: string): ReactElement {
  const end = word.indexOf('@') + 1;
  return (
    <Address>
      <span className="at">{word.slice(0, end)}</span>
      {word.slice(end)}
    </Address>
  );
}

/** An e-mail address goes to the next line whole; where it is longer than a line, it breaks after its @. */
function withAddresses(title: ReactNode): ReactNode {
  if (typeof title !== 'string' || !IS_ADDRESS.test(title)) return title;
  return title
    .split(/(\s+)/)
    .map((word, index) => <Fragment key={index}>{IS_ADDRESS.test(word) ? addressOf(word) : word}</Fragment>);
}

/** What a dialog asks, or is about. */
export function DialogTitle({ children, ...title }: DialogTitleProps): ReactElement {
  return <MuiDialogTitle {...title}>{withAddresses(children)}</MuiDialogTitle>;
}
