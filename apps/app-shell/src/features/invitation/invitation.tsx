import { ButtonLink, PageTitle, Panel, Stack, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useArea } from '../../app/area.js';
import { BarePage } from '../../app/bare-page.js';
import { nextQuery } from '../../app/next-path.js';
import { paths } from '../../app/paths.js';

const POINTS = [1, 2, 3, 4] as const;

const Points = styled('dl')(({ theme }) => ({
  '& dt': { fontWeight: 620 },
  '& dd': { margin: theme.spacing(0, 0, 1.5), color: theme.vars.palette.text.secondary },
}));

export interface InvitationProps {
  readonly to: 'waitlist' | 'repair_intake';
}

/** What a visitor of the app area learns before there is an account; the public site says the same. */
export function Invitation({ to }: InvitationProps): ReactElement {
  const { formatMessage } = useIntl();
  const { basePath } = useArea();
  const purpose = to === 'repair_intake' ? nextQuery(basePath + paths.createProject) : '';
  return (
    <BarePage>
      <PageTitle
        title={formatMessage({ id: `marketing.${to}.title` })}
        subtitle={<FormattedMessage id={`marketing.${to}.lead`} />}
      />
      <Panel title={formatMessage({ id: `marketing.${to}.points` })}>
        <Points>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>
                <FormattedMessage id={`marketing.${to}.point${point}`} />
              </dt>
              <dd>
                <FormattedMessage id={`marketing.${to}.point${point}_text`} />
              </dd>
            </div>
          ))}
        </Points>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ButtonLink variant="primary" href={paths.register + purpose}>
            <FormattedMessage id={`marketing.${to}.action`} />
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.login}>
            <FormattedMessage id="marketing.header.log_in" />
          </ButtonLink>
        </Stack>
      </Panel>
    </BarePage>
  );
}
