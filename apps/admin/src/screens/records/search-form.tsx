import { SearchIcon, styled, TextField } from '@cw/ui';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside each other only where a choice can be read whole.
  [theme.breakpoints.between(32, 'md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

export interface SearchFormProps {
  readonly label: string;
  readonly searchLabel: string;
  /** What is looked for now. */
  readonly q: string;
  readonly max: number;
  readonly onSearch: (q: string) => void;
  /** Of the field and those after it, where all stand in one row. */
  readonly columns: readonly number[];
  /** More fields, whose choices are applied at once. */
  readonly children: ReactNode;
}

/** Typing pauses this long, in ms, before what is typed is looked for. */
const PAUSE_MS = 500;

/** Above a list of staff: what is typed is applied after a pause, on Enter, or when the field is left. */
export function SearchForm(props: SearchFormProps): ReactElement {
  const { label, searchLabel, q, max, onSearch, columns, children } = props;
  const [typed, setTyped] = useState<string>();
  const searchTyped = useEffectEvent((words: string) => {
    if (words.trim() !== q) onSearch(words.trim());
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => searchTyped(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = (event?: FormEvent): void => {
    event?.preventDefault();
    const wanted = (typed ?? q).trim();
    setTyped(undefined);
    if (wanted !== q) onSearch(wanted);
  };
  const gridTemplateColumns = columns.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={search}
      noValidate
      sx={{ gridTemplateColumns: { md: gridTemplateColumns } }}
    >
      <TextField
        name="q"
        type="search"
        value={typed ?? q}
        label={searchLabel}
        prefix={<SearchIcon />}
        maxLength={max}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => search()}
      />
      {children}
    </Form>
  );
}
