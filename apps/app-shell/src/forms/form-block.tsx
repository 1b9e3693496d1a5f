import { Button, styled, Tag, TrashIcon } from '@cw/ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Block = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  // In large letters its button stands in the next line.
  '& > header > h2, & > header > h3': { ...theme.typography.rowTitle, flex: '1 1 6.5rem', margin: 0 },
  '& > header > h2': theme.typography.h2,
}));

export interface FormBlockProps {
  readonly title: ReactNode;
  /** Of the heading, on its page. */
  readonly level: 2 | 3;
  /** The number that the thing has in its list, as a tag. */
  readonly number?: number;
  /** Of the button that takes it out, with what it takes. */
  readonly removeLabel: string;
  /** Left out where it cannot be taken out. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The fields of one of several alike things, under its heading. */
export function FormBlock(props: FormBlockProps): ReactElement {
  const { title, level, number, removeLabel, onRemove, children } = props;
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <Block aria-labelledby={headingId}>
      <header>
        {number === undefined ? null : <Tag number={number} />}
        <Heading id={headingId}>{title}</Heading>
        {onRemove === undefined ? null : (
          <Button variant="quiet" size="small" startIcon={<TrashIcon />} aria-label={removeLabel} onClick={onRemove}>
            <FormattedMessage id="common.action.remove" />
          </Button>
        )}
      </header>
      {children}
    </Block>
  );
}
