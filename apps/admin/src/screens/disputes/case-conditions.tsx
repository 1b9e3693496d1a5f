import type { ConditionView, FileView, ProjectDetail } from '@cw/api-client';
import { cents, shownCondition } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  Banner,
  ConditionList,
  ConditionRow,
  EvidencePair,
  Panel,
  PersonsWords,
  Quote,
  Typography,
  type EvidencePhoto,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaseFiles } from './case-files.js';

const lastOf = (files: readonly FileView[], kind: FileView['kind']): FileView | undefined =>
  files
    .filter((file) => file.kind === kind && file.thumbnailUrl !== null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

const photoOf = (file: FileView | undefined): EvidencePhoto | null =>
  file === undefined || file.thumbnailUrl === null ? null : { src: file.thumbnailUrl, fullSrc: file.url };

/** The last photographs before and after beside each other, then everything else that was shown for it. */
function Evidence({ condition: { evidenceFiles: files, title } }: ConditionProps): ReactElement {
  const [before, after] = [lastOf(files, 'before'), lastOf(files, 'after')];
  if (files.length === 0) {
    return (
      <Typography variant="body2">
        <FormattedMessage id="admin.dispute.no_evidence" />
      </Typography>
    );
  }
  return (
    <>
      {before === undefined && after === undefined ? null : (
        <EvidencePair title={title} before={photoOf(before)} after={photoOf(after)} small />
      )}
      <CaseFiles files={files.filter((file) => file !== before && file !== after)} />
    </>
  );
}

interface ConditionProps {
  readonly condition: ConditionView;
}

function Details({ condition }: ConditionProps): ReactElement {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  const { quote, page, source, scope, title, returnReason, returnedAt } = condition;
  return (
    <>
      {returnReason === null || returnedAt === null ? null : (
        <Banner
          kind="sent_back"
          title={formatMessage({ id: 'record.returned_on' }, { date: formats.date(returnedAt) })}
        >
          <PersonsWords>{returnReason}</PersonsWords>
        </Banner>
      )}
      {quote === null ? null : (
        <Quote source={source} {...(page !== null && { page })}>
          {quote}
        </Quote>
      )}
      {scope === title || scope === quote ? null : (
        <Typography variant="body2">
          <PersonsWords>{scope}</PersonsWords>
        </Typography>
      )}
      <Evidence condition={condition} />
    </>
  );
}

/** ADM-01: what was to be done for which agreed price, how far it is, and what shows it. */
export function CaseConditions({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { conditions, status } = project;
  return (
    <Panel flush title={formatMessage({ id: 'admin.dispute.conditions' })}>
      <ConditionList>
        {conditions.map((condition) => {
          const { id, number, state, title, location, category, awardedAmountCents } = condition;
          const meta = [formatMessage({ id: `projects.category.${category}` }), location];
          return (
            <ConditionRow
              key={id}
              number={number}
              state={shownCondition(state, status)}
              title={title}
              meta={meta.filter((part) => part !== '').join(' · ')}
              cents={awardedAmountCents === null ? null : cents(awardedAmountCents)}
            >
              <Details condition={condition} />
            </ConditionRow>
          );
        })}
      </ConditionList>
    </Panel>
  );
}
