import type { OwnPaper } from '@cw/api-client';
import { licenseTradeId } from '@cw/i18n';
import { useFormats, useStateName } from '@cw/i18n/react';
import { Banner, Box } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../../time/use-now.js';
import type { PaperAnswers } from './paper-answers.js';

export interface LicensesLeftOutProps {
  readonly paper: OwnPaper;
  readonly form: UseFormReturn<PaperAnswers>;
}

/**
 * VER-01: the approved licenses that a new list does not name, told before it is sent, for they end with its approval. One
 * with another last day is the same license renewed.
 */
export function LicensesLeftOut({ paper, form }: LicensesLeftOutProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const stateName = useStateName();
  const formats = useFormats();
  const today = useToday();
  const listed = useWatch({ control: form.control, name: 'licenses' });
  const leftOut = paper.licenses.filter(
    ({ state, trade, expiresOn }) =>
      expiresOn >= today && !listed.some((one) => one.state === state && one.trade === trade),
  );
  if (!paper.isInForce || leftOut.length === 0) return null;
  return (
    <Banner kind="sent_back" role="status" title={<FormattedMessage id="settings.papers.left_out" />}>
      <Box component="ul" sx={{ listStyle: 'disc', my: 0.5, pl: 2.5 }}>
        {leftOut.map(({ state, trade, expiresOn }) => (
          <li key={`${state} ${trade} ${expiresOn}`}>
            <FormattedMessage
              id="settings.papers.left_out_one"
              values={{
                state: stateName(state),
                trade: formatMessage({ id: licenseTradeId(trade) }),
                date: formats.plainDate(expiresOn, 'long'),
              }}
            />
          </li>
        ))}
      </Box>
      <FormattedMessage id="settings.papers.left_out_text" values={{ count: leftOut.length }} />
    </Banner>
  );
}
