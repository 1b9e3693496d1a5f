import { Button, styled } from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';

/** What this page shows of a contractor; the API tells a visitor more, but nothing by which to reach one. */
interface Contractor {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly city: string;
  readonly state: string;
  readonly experienceYears: number;
}

const SHOWN = 6;
const NEWEST = `/api/contractors?sort=newest&limit=${SHOWN}`;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(0, 6),
  marginTop: theme.spacing(3),
  '& li': { padding: theme.spacing(2, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3': { ...theme.typography.rowTitle, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

/** As high as two rows of the list, so that nothing below moves when it comes. */
const Shelf = styled('div')(({ theme }) => ({
  minHeight: '11rem',
  [theme.breakpoints.down('md')]: { minHeight: '26rem' },
}));

const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  margin: theme.spacing(3, 0, 2),
  maxWidth: '38em',
}));

/** Throws on an answer that is none: what could not be asked is not shown as empty. */
async function readNewest(signal: AbortSignal): Promise<readonly Contractor[]> {
  const answer = await fetch(NEWEST, { signal });
  if (!answer.ok) throw new Error(`The newest contractors: ${answer.status}`);
  const { items } = (await answer.json()) as { readonly items: readonly Contractor[] };
  return items.slice(0, SHOWN);
}

type Answer = 'asking' | 'failed' | readonly Contractor[];

/** What came of asking, and how to ask again. */
function useNewest(): readonly [Answer, () => void] {
  const [answer, setAnswer] = useState<Answer>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    readNewest(leaving.signal).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer('failed');
    });
    return () => leaving.abort();
  }, [attempt]);
  const askAgain = (): void => {
    setAnswer('asking');
    setAttempt(attempt + 1);
  };
  return [answer, askAgain];
}

function Found({ contractors }: { readonly contractors: readonly Contractor[] }): ReactElement {
  if (contractors.length === 0) {
    return (
      <Note>
        <FormattedMessage id="site.newest.empty" />
      </Note>
    );
  }
  return (
    <List>
      {contractors.map(({ id, name, company, city, state, experienceYears }) => (
        <li key={id}>
          <h3>{company ?? name}</h3>
          <p>
            <FormattedMessage id="marketing.find_contractors.place" values={{ city, state, years: experienceYears }} />
          </p>
        </li>
      ))}
    </List>
  );
}

function Shown({ answer, askAgain }: { readonly answer: Answer; readonly askAgain: () => void }): ReactElement {
  if (answer === 'asking') {
    return (
      <>
        <Note role="status">
          <FormattedMessage id="site.newest.loading" />
        </Note>
        <noscript>
          <FormattedMessage id="site.newest.needs_script" />
        </noscript>
      </>
    );
  }
  if (answer === 'failed') {
    return (
      <>
        <Note role="status">
          <FormattedMessage id="site.newest.failed" />
        </Note>
        <Button variant="secondary" onClick={askAgain}>
          <FormattedMessage id="site.newest.again" />
        </Button>
      </>
    );
  }
  return <Found contractors={answer} />;
}

/** The newest of the verified contractors. The stored page has none: it would show who left long ago. */
export function NewestContractors(): ReactElement {
  const [answer, askAgain] = useNewest();
  return (
    <Section aria-labelledby="newest">
      <h2 id="newest">
        <FormattedMessage id="marketing.find_contractors.newest" />
      </h2>
      <Shelf>
        <Shown answer={answer} askAgain={askAgain} />
      </Shelf>
    </Section>
  );
}
