import type { ConvertIntake, CorrectIntake, OrderReinspection, RecordReinspection, SendOffer } from '@cw/api-client';
import { useKit } from '../kit-context.js';

/** What staff can do about one request; each rejects with the API's error. */
export function useIntakeActs(id: string) {
  const { api } = useKit();
  const [begin] = api.useBeginIntakeReviewMutation();
  const [ask] = api.useAskSubmitterMutation();
  const [decline] = api.useDeclineIntakeMutation();
  const [offer] = api.useSendIntakeOfferMutation();
  const [convert] = api.useConvertIntakeMutation();
  const [order] = api.useOrderReinspectionMutation();
  const [record] = api.useRecordReinspectionMutation();
  const [settle] = api.useSettleIntakeMutation();
  const [resend] = api.useResendIntakeLinkMutation();
  const [correct] = api.useCorrectIntakeMutation();
  return {
    begin: () => begin(id).unwrap(),
    ask: (question: string) => ask({ id, askSubmitter: { question } }).unwrap(),
    decline: (reason: string) => decline({ id, declineIntake: { reason } }).unwrap(),
    offer: (sendOffer: SendOffer) => offer({ id, sendOffer }).unwrap(),
    convert: (convertIntake: ConvertIntake) => convert({ id, convertIntake }).unwrap(),
    order: (orderReinspection: OrderReinspection) => order({ id, orderReinspection }).unwrap(),
    record: (recordReinspection: RecordReinspection) => record({ id, recordReinspection }).unwrap(),
    settle: () => settle(id).unwrap(),
    resend: () => resend(id).unwrap(),
    correct: (correctIntake: CorrectIntake, version: number) =>
      correct({ id, 'If-Match': `"${version}"`, correctIntake }).unwrap(),
  };
}
