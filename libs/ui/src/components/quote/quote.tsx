import { languageOfWords, type ConditionSource } from '@cw/domain';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fontFamily } from '../../theme/tokens.js';

const Words = styled('blockquote')(({ theme }) => ({
  ...theme.typography.quote,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  '& cite': {
    display: 'inline-block',
    fontFamily: fontFamily.text,
    fontStyle: 'normal',
    fontWeight: 500,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& cite button': { font: 'inherit', color: theme.vars.palette.primary.main, textDecoration: 'underline', padding: 0 },
}));

const SOURCE_IDS = {
  appraisal: 'ui.quote.appraisal',
  inspection: 'ui.quote.inspection',
  lender: 'ui.quote.lender',
  owner: 'ui.quote.owner',
} as const satisfies Record<ConditionSource, string>;

export interface QuoteProps {
  /** The report's own words, as written there. */
  readonly children: string;
  readonly source?: ConditionSource;
  readonly page?: number | null;
  /** Language of the words, which is the report's and not the page's; what they say themselves without it. */
  readonly lang?: string;
  /** Opens the page; without it the place is told and leads nowhere. */
  readonly onPlace?: (() => void) | undefined;
}

/** Where in the papers a repair is asked for, in words: "Appraisal, p. 3". */
export function usePlaceInReport(source: ConditionSource, page: number | null): string {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: SOURCE_IDS[source] });
  return page === null ? name : formatMessage({ id: 'ui.quote.place' }, { source: name, page });
}

function Place({ place, onPlace }: { readonly place: string } & Pick<QuoteProps, 'onPlace'>): ReactElement {
  const { formatMessage } = useIntl();
  if (onPlace === undefined) return <cite>{place}</cite>;
  return (
    <cite>
      <ButtonBase onClick={onPlace} aria-label={formatMessage({ id: 'ui.quote.open' }, { place })}>
        {place}
      </ButtonBase>
    </cite>
  );
}

/** Words of a report in its own voice: serif italic, curly quotes, then where they stand. */
export function Quote(props: QuoteProps): ReactElement {
  const { children, source = 'appraisal', page = null, onPlace } = props;
  // Reports are written in English.
  const lang = props.lang ?? languageOfWords(children) ?? 'en';
  const place = usePlaceInReport(source, page);
  const words = `“${children.trim().replace(/^["“”]+|["“”]+$/g, '')}”`;
  return (
    <Words>
      <span lang={lang}>{words}</span> <Place place={place} onPlace={onPlace} />
    </Words>
  );
}
