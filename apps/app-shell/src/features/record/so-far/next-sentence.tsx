import type { ProjectDetail } from '@cw/api-client';
import { cents, houseZone } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats, type Formats } from '@cw/i18n/react';
import { TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { nextTurn, viewerOf, type NextTurn } from './next-turn.js';

const PLAIN_DAYS: readonly MessageId[] = [
  'record.next.start_on',
  'record.next.on_its_way',
  'record.next.rest_on_its_way',
  'record.next.review',
  'record.next.approve',
  'record.next.at_closing',
  'record.next.invoice',
  'record.next.closing_on',
  'record.next.closing_past',
];

/** A start and the last day to decide are days of the house's calendar and a bank counts whole days, everything else a moment of the reader's. */
function whenOf({ id, at }: NextTurn, state: string, formats: Formats): string {
  if (at === undefined || at === null) return '';
  if (PLAIN_DAYS.includes(id)) return formats.plainDate(at);
  return id === 'record.next.bids' ? formats.deadline(at, houseZone(state)) : formats.date(at);
}

/** What is to be paid next; nothing where a payment is on its way. */
const owedIn = ({ payment }: ProjectDetail) => ({
  owed: String((payment?.dueCents ?? 0) > 0),
  amount: formatMoney(cents(payment?.dueCents ?? 0)),
});

function valuesOf(project: ProjectDetail, turn: NextTurn, formats: Formats) {
  return {
    viewer: viewerOf(project),
    is_owner: String(project.parties.includes('owner')),
    client: project.ownerName,
    contractor: project.contractorName ?? '',
    count: turn.count ?? 0,
    payer: turn.payer ?? 'agent',
    ...owedIn(project),
    when: whenOf(turn, project.state, formats),
    whole: String(turn.isWholeDay ?? false),
    dated: String((turn.at ?? null) !== null),
  };
}

/** "Next: Diaz Repairs starts the work on Tue, Dec 1.": whose turn it is, for whoever reads. */
export function NextSentence({ project }: { readonly project: ProjectDetail }): ReactElement {
  const formats = useFormats();
  const turn = nextTurn(project);
  const link = turn.project ? <TextLink href={paths.project(turn.project.id)}>{turn.project.title}</TextLink> : '';
  return (
    <>
      <b>
        <FormattedMessage id="record.next.label" />
      </b>{' '}
      <FormattedMessage id={turn.id} values={{ ...valuesOf(project, turn, formats), project: link }} />
    </>
  );
}

/** The same sentence as plain words, for a toast. */
export function useNextText(): (project: ProjectDetail) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (project) => {
    const turn = nextTurn(project);
    const values = { ...valuesOf(project, turn, formats), project: turn.project?.title ?? '' };
    return `${formatMessage({ id: 'record.next.label' })} ${formatMessage({ id: turn.id }, values)}`;
  };
}
