import { cents } from '@cw/domain';
import { HeldMoney, Panel, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const EXAMPLE = cents(642_000);
export const EXAMPLE_CONTRACTOR = 'Brennan & Sons';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  marginTop: theme.spacing(1.5),
}));

/** An example payment on its way, as the record of a project shows it. */
export function HeldPath(): ReactElement {
  return (
    <Panel ruled>
      <HeldMoney
        cents={EXAMPLE}
        state="in_progress"
        viewer="client"
        contractorName={EXAMPLE_CONTRACTOR}
        paidOn={<FormattedMessage id="site.protection.paid" />}
      />
      <Note>
        <FormattedMessage id="landing.sample" />
      </Note>
    </Panel>
  );
}
