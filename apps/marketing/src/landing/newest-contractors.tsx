import { styled } from '@cw/ui';
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

async function readNewest(signal: AbortSignal): Promise<readonly Contractor[]> {
  const answer = await fetch(NEWEST, { signal });
  if (!answer.ok) return [];
  const { items } = (await answer.json()) as { readonly items: readonly Contractor[] };
  return items.slice(0, SHOWN);
}

/** The newest of the verified contractors. The stored page has none: it would show who left long ago. */
export function NewestContractors(): ReactElement | null {
  const [contractors, setContractors] = useState<readonly Contractor[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the page is complete: it says what verified means, and how to see everybody.
    readNewest(leaving.signal).then(setContractors, () => undefined);
    return () => leaving.abort();
  }, []);

  if (contractors.length === 0) return null;
  return (
    <Section aria-labelledby="newest">
      <h2 id="newest">
        <FormattedMessage id="marketing.find_contractors.newest" />
      </h2>
      <List>
        {contractors.map(({ id, name, company, city, state, experienceYears }) => (
          <li key={id}>
            <h3>{company ?? name}</h3>
            <p>
              <FormattedMessage
                id="marketing.find_contractors.place"
                values={{ city, state, years: experienceYears }}
              />
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}
