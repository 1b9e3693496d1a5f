import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { Points } from '../layout/points.js';
import { INTAKE_PATH } from '../layout/site-links.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { FeeCalculator } from './fee-calculator.js';

const ROWS = ['account', 'post', 'bid', 'done', 'cancel'] as const;
const FINE = ['cents', 'change', 'none'] as const;

const Calculator = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(5) }));

const Scale = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: theme.spacing(3),
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1.75, 2, 1.75, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    fontSize: '0.8438rem',
    fontWeight: 620,
    color: theme.vars.palette.text.secondary,
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& tbody tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& tbody th': { fontWeight: 620, width: '34%' },
  // The words of a column's head stand in each cell where there is no room for columns.
  '& .head': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { display: 'block', padding: theme.spacing(1.5, 0) },
    '& tbody th, & tbody td': { display: 'block', width: 'auto', padding: theme.spacing(0.25, 0) },
    // A line may end behind it.
    '& .head': { display: 'inline-block', color: theme.vars.palette.text.secondary, marginRight: 6 },
  },
}));

function WhoPays(): ReactElement {
  return (
    <Section aria-labelledby="who-pays">
      <h2 id="who-pays">
        <FormattedMessage id="fees.who.title" />
      </h2>
      <Scale>
        <thead>
          <tr>
            {(['what', 'client', 'contractor'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`fees.who.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <FormattedMessage id={`fees.who.${row}`} />
              </th>
              {(['client', 'contractor'] as const).map((side) => (
                <td key={side}>
                  <span className="head" aria-hidden>
                    <FormattedMessage id={`fees.who.${side}`} />
                  </span>
                  <FormattedMessage id={`fees.who.${row}_${side}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Scale>
    </Section>
  );
}

/** PAY-01: what it costs whom, and what one's own bid comes to. */
export function FeesPage(): ReactElement {
  const href = useHref();
  const hero = (
    <TextHero titleId="fees.title" leadId="fees.lead">
      <ButtonLink variant="inverse" size="large" href={href(INTAKE_PATH)}>
        <FormattedMessage id="marketing.home.start" />
      </ButtonLink>
      <ButtonLink variant="inverseQuiet" size="large" href={href('/contractors')}>
        <FormattedMessage id="marketing.home.contractor" />
      </ButtonLink>
    </TextHero>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="fees.title" descriptionId="fees.lead" />
      <Calculator>
        <FeeCalculator />
      </Calculator>
      <WhoPays />
      <Section aria-labelledby="fine">
        <h2 id="fine">
          <FormattedMessage id="fees.fine.title" />
        </h2>
        <Points points={FINE.map((point) => ({ titleId: `fees.fine.${point}`, textId: `fees.fine.${point}_text` }))} />
      </Section>
      <FaqExcerpt titleId="landing.questions" names={['cost', 'held', 'fee', 'paid']} />
      <LastCall />
    </PlanSheet>
  );
}
