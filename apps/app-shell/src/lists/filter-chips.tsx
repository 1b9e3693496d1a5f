import { CloseIcon, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';

const Chips = styled('ul')(({ theme }) => {
  const { primary, text, sunk } = theme.vars.palette;
  return {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    margin: theme.spacing(0, 0, 2),
    padding: 0,
    '& .filter': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      minHeight: 36,
      maxWidth: '100%',
      padding: theme.spacing(0.5, 1, 0.5, 1.25),
      border: `1.5px solid ${primary.main}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: primary.soft,
      color: text.primary,
      font: 'inherit',
      fontSize: '0.9375rem',
      lineHeight: 1.25,
      fontWeight: 600,
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& .filter:hover': { backgroundColor: sunk },
    '& svg': { flex: 'none' },
    // A thumb needs more than a pointer.
    [theme.breakpoints.down('md')]: { '& .filter': { minHeight: 44 } },
  };
});

/** What a list is narrowed by, above it; each child is an item. */
export function FilterChipList({ children }: { readonly children: ReactNode }): ReactElement {
  const { formatMessage } = useIntl();
  return <Chips aria-label={formatMessage({ id: 'projects.filter.active' })}>{children}</Chips>;
}

export interface FilterChipProps {
  readonly words: string;
  readonly onRemove: () => void;
}

/** One filter in use, taken away by a press. */
export function FilterChip({ words, onRemove }: FilterChipProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <li>
      <button
        type="button"
        className="filter"
        aria-label={formatMessage({ id: 'projects.filter.remove' }, { filter: words })}
        onClick={onRemove}
      >
        {words}
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
