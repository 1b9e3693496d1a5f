import { DISPUTE_SIDES, type DisputeSide } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Panel, PersonsWords } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaseFiles } from './case-files.js';
import { CaseItem, CaseItems } from './case-items.js';
import type { CaseProps } from './case-props.js';

function SideOfCase({ dispute, side }: CaseProps & { readonly side: DisputeSide }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const statements = dispute.statements.filter((statement) => statement.side === side);
  const files = dispute.exhibits.filter((exhibit) => exhibit.side === side).map(({ file }) => file);
  const name = side === 'owner' ? dispute.ownerName : dispute.contractorName;
  return (
    <CaseItem>
      <h3>{formatMessage({ id: 'admin.dispute.side' }, { name, side })}</h3>
      {statements.length === 0 ? (
        <p className="quiet">
          <FormattedMessage id="admin.dispute.no_statement" />
        </p>
      ) : null}
      {statements.map(({ id, authorName, at, text }) => (
        <div key={id}>
          <p className="quiet">
            {formatMessage({ id: 'admin.dispute.by' }, { name: authorName, when: formats.dateTime(at) })}
          </p>
          <PersonsWords as="p" className="words">
            {text}
          </PersonsWords>
        </div>
      ))}
      {files.length === 0 ? (
        <p className="quiet">
          <FormattedMessage id="admin.dispute.no_files" />
        </p>
      ) : (
        <CaseFiles files={files} />
      )}
    </CaseItem>
  );
}

/** What each side said, with what it showed for it. */
export function CaseStatements({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush title={formatMessage({ id: 'admin.dispute.statements' })}>
      <CaseItems>
        {DISPUTE_SIDES.map((side) => (
          <SideOfCase key={side} dispute={dispute} side={side} />
        ))}
      </CaseItems>
    </Panel>
  );
}
