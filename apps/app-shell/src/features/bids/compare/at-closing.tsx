import type { ProjectDetail } from '@cw/api-client';
import { canInvoiceAtClosing } from '@cw/domain';
import { Banner, Stack, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import type { AgentAnswers } from '../../../forms/settlement-agent.js';
import { SettlementAgentFields } from '../../../forms/settlement-agent-fields.js';

export interface AtClosingProps {
  readonly project: ProjectDetail;
  readonly agent: UseFormReturn<AgentAnswers>;
}

/** What the choice brought is seen at once, also below the fold of a phone's sheet; jsdom cannot scroll. */
function intoView(place: HTMLElement | null): void {
  if (typeof place?.scrollIntoView === 'function') place.scrollIntoView({ block: 'nearest' });
}

/** Who settles the invoice; first of all the house must have an address that the invoice can name. */
export function AtClosing({ project, agent }: AtClosingProps): ReactElement {
  if (!canInvoiceAtClosing(project)) {
    return (
      <div ref={intoView}>
        <Banner kind="date" role="status" title={<FormattedMessage id="bids.accept.needs_address" />}>
          <FormattedMessage id="bids.accept.needs_address_text" tagName="p" />
          <TextLink href={paths.editProject(project.id)}>
            <FormattedMessage id="bids.accept.add_address" />
          </TextLink>
        </Banner>
      </div>
    );
  }
  return (
    <Stack ref={intoView} spacing={1.5}>
      <Typography variant="rowTitle">
        <FormattedMessage id="invoices.agent.title" />
      </Typography>
      <Typography variant="body2">
        <FormattedMessage id="invoices.agent.text" /> <FormattedMessage id="invoices.agent.later" />
      </Typography>
      <SettlementAgentFields form={agent} />
    </Stack>
  );
}
