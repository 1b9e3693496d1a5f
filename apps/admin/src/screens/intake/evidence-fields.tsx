import { EVIDENCE_CODES, evidenceRule, type EvidenceCode } from '@cw/domain';
import { Button, PickField, styled } from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldOf, type ConditionDraft } from './convert-draft.js';

const Said = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  '& p': { ...theme.typography.body2, margin: 0 },
}));

export interface EvidenceFieldsProps {
  readonly repairId: string;
  readonly draft: Pick<ConditionDraft, 'kind' | 'evidence'>;
  readonly onChange: (evidence: readonly EvidenceCode[]) => void;
}

/** What proves a repair: said in one line, and chosen where staff want it otherwise. */
export function EvidenceFields({ repairId, draft, onChange }: EvidenceFieldsProps): ReactElement {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rule = evidenceRule(draft.kind, draft.evidence);
  const list = intl.formatList(rule.map((code) => formatMessage({ id: `record.evidence.${code}` })));
  const toggle = (code: string): readonly EvidenceCode[] =>
    EVIDENCE_CODES.filter((one) => (one === code ? !rule.includes(one) : rule.includes(one)));
  return (
    <div>
      <Said>
        <p>
          <FormattedMessage id="triage.convert.proven_by" values={{ list }} />
        </p>
        <Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'triage.convert.proof_close' : 'triage.convert.proof_change'} />
        </Button>
      </Said>
      <div id={id}>
        {isOpen ? (
          <PickField
            name={fieldOf('evidence', repairId)}
            label={formatMessage({ id: 'triage.convert.proof' })}
            hint={formatMessage({ id: 'triage.convert.proof_hint' })}
            choices={EVIDENCE_CODES.map((code) => ({
              value: code,
              label: formatMessage({ id: `record.evidence.${code}` }),
            }))}
            selected={rule}
            onChange={({ target }) => onChange(toggle(target.value))}
          />
        ) : null}
      </div>
    </div>
  );
}
