import { SEARCH_LIMITS } from '@cw/domain';
import {
  Button,
  Dialog,
  DialogContent,
  ClipboardIcon,
  CloseIcon,
  FileIcon,
  HouseIcon,
  IconButton,
  ListIcon,
  PersonIcon,
  styled,
  Typography,
  VisuallyHidden,
} from '@cw/ui';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useArea } from '../../app/routes/area.js';
import { keepRecentFind, readRecentFinds, type RecentFind } from '../../app/recent-finds.js';
import { choiceOf, pagesNamed, type SearchedPage } from './choices.js';
import { useSearch, type Search } from './use-search.js';

const ICONS = {
  project: ClipboardIcon,
  request: HouseIcon,
  condition: ListIcon,
  person: PersonIcon,
  page: FileIcon,
} as const satisfies Record<RecentFind['kind'], unknown>;

/** On a phone it fills the sheet, so that the words stay above the keyboard; at a desk it hangs from one place. Nothing jumps while one types. */
const SHEET = { height: { xs: 'calc(100% - 24px)', md: 'auto' }, alignSelf: { md: 'flex-start' }, mt: { md: '12vh' } };

/** A finger has no Escape key. */
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  paddingRight: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { borderBottomColor: theme.vars.palette.primary.main },
}));

const Box = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: theme.spacing(1, 2),
  border: 0,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '1.125rem',
  '&:focus': { outline: 'none' },
  // The button beside it closes, and clears with that.
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

const Results = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(1, 0),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    gap: theme.spacing(0, 1.5),
    alignItems: 'center',
    minHeight: 52,
    padding: theme.spacing(1, 2),
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& .where, & .kind': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& b': { display: 'block', fontWeight: 620 },
  },
  '& > li[aria-selected="true"], & > li:hover': { backgroundColor: theme.vars.palette.primary.soft },
}));

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly RecentFind[];
  readonly active: number;
  readonly onOpen: (choice: RecentFind) => void;
}

function Options({ id, label, items, active, onOpen }: OptionsProps): ReactElement {
  return (
    <Results id={id} role="listbox" aria-label={label}>
      {items.map((choice, index) => {
        const Icon = ICONS[choice.kind];
        return (
          <li
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Not a click: a finger that scrolls the list ends without it, and the text keeps the focus.
            onPointerUp={({ button }) => {
              if (button === 0) onOpen(choice);
            }}
          >
            <Icon />
            <span>
              <b>{choice.title}</b>
              <span className="where">{choice.context}</span>
            </span>
            <span className="kind">
              <FormattedMessage id={`shell.search.kind.${choice.kind}`} />
            </span>
          </li>
        );
      })}
    </Results>
  );
}

interface NoResultsProps {
  readonly search: Search;
  readonly words: string;
}

/** What stands where results would: what to type, that there is nothing, or that it did not answer. */
function NoResults({ search: { isIdle, isPending, isFailed, retry }, words }: NoResultsProps): ReactElement {
  return (
    <Typography variant="body2" component="div" role="status" sx={{ p: 2, minHeight: '3.5rem' }}>
      {isIdle ? <FormattedMessage id="shell.search.hint" /> : null}
      {isPending ? <FormattedMessage id="shell.search.pending" /> : null}
      {isIdle || isPending || isFailed ? null : <FormattedMessage id="shell.search.nothing" values={{ words }} />}
      {isFailed ? (
        <>
          <FormattedMessage id="shell.search.failed" />{' '}
          <Button variant="quiet" size="small" onClick={retry}>
            <FormattedMessage id="common.action.retry" />
          </Button>
        </>
      ) : null}
    </Typography>
  );
}

/** How many there are, for readers; and in words what stands in their place, or beside pages that are known here. */
function Standing({ count, ...rest }: NoResultsProps & { readonly count: number }): ReactElement {
  const { isPending, isFailed } = rest.search;
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && !isPending ? <FormattedMessage id="shell.search.found" values={{ count }} /> : null}
      </VisuallyHidden>
      {count > 0 && !isFailed ? null : <NoResults {...rest} />}
    </>
  );
}

/** The arrow keys go round; Home and End stay with the text. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return undefined;
}

/** At once, so that whoever types on after Ctrl+K loses no letter. */
const takeFocus = (box: HTMLInputElement | null): void => box?.focus();

export interface SearchDialogProps {
  readonly open: boolean;
  readonly userId: string;
  /** Pages of the workspace, found by their names. */
  readonly pages: readonly SearchedPage[];
  readonly onClose: () => void;
}

/** SHELL-07: addresses, people and conditions by their first letters, opened by keyboard or finger. */
export function SearchDialog({ open, userId, pages, onClose }: SearchDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = useSearch(typed);
  const isStaff = useArea().area === 'admin';
  const recent = useState(() => readRecentFinds(userId))[0];
  const isRecent = typed.trim() === '';
  const items = isRecent
    ? recent
    : [...pagesNamed(typed, pages), ...search.items.map((found) => choiceOf(found, isStaff))];
  const chosen = Math.min(active, items.length - 1);

  const openChoice = (choice: RecentFind): void => {
    keepRecentFind(userId, choice);
    onClose();
    void navigate(choice.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextActive(event.key, chosen, items.length);
    const choice = items[chosen];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && choice !== undefined && !search.isPending) openChoice(choice);
    else return;
    event.preventDefault();
  };
  const label = formatMessage({ id: 'shell.search.label' });

  return (
    <Dialog open={open} onClose={onClose} fullWidth slotProps={{ paper: { 'aria-label': label, sx: SHEET } }}>
      <DialogContent sx={{ '&&': { p: 0 } }}>
        <Head>
          <Box
            ref={takeFocus}
            type="search"
            role="combobox"
            aria-label={label}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={items.length > 0 ? `${listId}-${chosen}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_LIMITS.queryMax}
            placeholder={formatMessage({ id: 'shell.search.placeholder' })}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton aria-label={formatMessage({ id: 'shell.search.close' })} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        {isRecent && items.length > 0 ? (
          <Typography variant="label" component="div" sx={{ px: 2, pt: 1.5 }} aria-hidden>
            <FormattedMessage id="shell.search.recent" />
          </Typography>
        ) : null}
        {items.length > 0 ? (
          <Options
            id={listId}
            label={formatMessage({ id: isRecent ? 'shell.search.recent' : 'shell.search.results' })}
            items={items}
            active={chosen}
            onOpen={openChoice}
          />
        ) : null}
        <Standing search={search} words={typed.trim()} count={items.length} />
      </DialogContent>
    </Dialog>
  );
}
