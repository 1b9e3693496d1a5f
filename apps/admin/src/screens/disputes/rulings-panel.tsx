import type { RulingView } from '@cw/api-client';
import { cents, DISPUTE_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Button, Panel, PersonsWords, SplitBar, Stack, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import type { CaseProps } from './case-props.js';
import { splitOf } from './split-of.js';

const { reasonMin, reasonMax } = DISPUTE_LIMITS;

const Item = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '&:not(:last-of-type)': {
    paddingBottom: theme.spacing(2.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

function RulingItem({ dispute, ruling }: CaseProps & { readonly ruling: RulingView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { contractorCents, reason, state, proposedAt, proposedByName, decidedAt, decidedByName, refusalReason } =
    ruling;
  const nameOf = (name: string | null): string => name ?? formatMessage({ id: 'admin.payment.somebody' });
  return (
    <Item>
      <SplitBar {...splitOf(dispute)} contractorCents={cents(contractorCents)} />
      <PersonsWords as="p" className="words">
        {reason}
      </PersonsWords>
      <p className="quiet">
        <FormattedMessage
          id="admin.dispute.proposed"
          values={{ name: nameOf(proposedByName), when: formats.dateTime(proposedAt) }}
        />
        {decidedAt === null ? null : (
          <>
            <br />
            <FormattedMessage
              id="admin.dispute.decided"
              values={{ state, name: nameOf(decidedByName), when: formats.dateTime(decidedAt) }}
            />
          </>
        )}
      </p>
      {refusalReason === null ? null : (
        <p className="words">
          <FormattedMessage
            id="admin.dispute.refused_because"
            values={{ reason: <PersonsWords>{refusalReason}</PersonsWords> }}
          />
        </p>
      )}
    </Item>
  );
}

type Answer = 'confirm' | 'refuse';

function AnswerDialog({
  dispute,
  answer,
  onClose,
}: CaseProps & { readonly answer: Answer; readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { api } = useKit();
  const [confirm] = api.useConfirmRulingMutation();
  const [refuse] = api.useRefuseRulingMutation();
  const { id } = dispute;
  const waiting = dispute.rulings.find(({ state }) => state === 'proposed');
  const split = splitOf(dispute);
  const consequence =
    answer === 'refuse' ? 'admin.dispute.refuse.text' : (`admin.dispute.confirm.text_${split.of}` as const);
  return (
    <ActDialog
      title={formatMessage({ id: `admin.dispute.${answer}.title` })}
      text={formatMessage({ id: consequence })}
      confirmLabel={formatMessage({ id: `admin.dispute.${answer}.action` })}
      done={formatMessage({ id: `admin.dispute.${answer}.done` })}
      {...(answer === 'refuse' && {
        words: {
          label: formatMessage({ id: 'admin.move.reason' }),
          min: reasonMin,
          max: reasonMax,
          draft: `refuse_ruling.${id}`,
        },
      })}
      carryOut={(reason) =>
        answer === 'confirm' ? confirm(id).unwrap() : refuse({ id, refuseRuling: { reason } }).unwrap()
      }
      onClose={onClose}
    >
      {waiting === undefined ? null : <SplitBar {...split} contractorCents={cents(waiting.contractorCents)} />}
    </ActDialog>
  );
}

const ACTS = { confirm: 'confirm_ruling', refuse: 'refuse_ruling' } as const;
const ANSWERS: readonly Answer[] = ['confirm', 'refuse'];

/** What was proposed, made and refused; a proposal waits here for another administrator. */
export function RulingsPanel({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const [answer, setAnswer] = useState<Answer>();
  const offered = ANSWERS.filter((one) => dispute.actions.includes(ACTS[one]));
  return (
    <Panel title={formatMessage({ id: 'admin.dispute.rulings' })}>
      <Stack spacing={2.5}>
        {dispute.rulings.map((ruling) => (
          <RulingItem key={ruling.id} dispute={dispute} ruling={ruling} />
        ))}
        {offered.length === 0 ? null : (
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            {offered.map((one) => (
              <Button key={one} variant={one === 'confirm' ? 'primary' : 'secondary'} onClick={() => setAnswer(one)}>
                <FormattedMessage id={`admin.dispute.${one}.action`} />
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      {answer === undefined ? null : (
        <AnswerDialog dispute={dispute} answer={answer} onClose={() => setAnswer(undefined)} />
      )}
    </Panel>
  );
}
