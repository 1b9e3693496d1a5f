import type { FileView, ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Panel, PersonsWords, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { StoredFiles } from '../../words/stored-files.js';

/** The words of whoever posted it. */
export function AboutPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { budgetCents, maxBudgetCents, specialRequirements } = project;
  const upTo =
    maxBudgetCents === null
      ? ''
      : formatMessage({ id: 'record.budget_up_to' }, { amount: formatMoney(cents(maxBudgetCents)) });
  const budget = [budgetCents === null ? '' : formatMoney(cents(budgetCents)), upTo]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <Panel title={formatMessage({ id: 'record.about' })}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>
        <PersonsWords>{project.description}</PersonsWords>
      </Typography>
      {specialRequirements === null ? null : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <b>{formatMessage({ id: 'record.special' })}</b> <PersonsWords>{specialRequirements}</PersonsWords>
        </Typography>
      )}
      {budget === '' ? null : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <b>{formatMessage({ id: 'record.budget' })}</b> {budget}
        </Typography>
      )}
    </Panel>
  );
}

/** Photographs and papers of the post; evidence stands with its condition, an exhibit with its dispute. */
export function FilesPanel({ files }: { readonly files: readonly FileView[] }): ReactElement {
  const { formatMessage } = useIntl();
  const posted = files.filter((file) => file.conditionId === null && file.disputeId === null);
  return (
    <Panel title={formatMessage({ id: 'record.files' })}>
      {posted.length === 0 ? (
        <Typography variant="body2">{formatMessage({ id: 'record.files_none' })}</Typography>
      ) : null}
      <StoredFiles files={posted} />
    </Panel>
  );
}
