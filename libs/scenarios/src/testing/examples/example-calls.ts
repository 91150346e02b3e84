import { type EndpointName } from '@portal/contract';
import { changeCalls, type Example, readingCalls } from './customer-calls';
import { claimCalls } from './claim-calls';
import { claimCashCalls, voucherCalls } from './claim-cash-calls';
import { claimPaperCalls } from './claim-paper-calls';
import { claimDisagreementCalls } from './claim-disagreement-calls';
import { claimWorkCalls } from './claim-work-calls';
import { deathReportCalls } from './death-report-calls';
import { documentCalls } from './document-calls';
import { paymentCalls } from './payment-calls';
import { openItemCalls, servicingCalls, workbenchCalls } from './staff-calls';

/** How an example of every call comes about, in the order in which they are made. A call without one does not compile. */
export const exampleCalls: Record<EndpointName, Example> = {
  ...readingCalls,
  ...documentCalls,
  ...servicingCalls,
  ...openItemCalls,
  ...changeCalls,
  ...paymentCalls,
  ...workbenchCalls,
  ...deathReportCalls,
  ...claimCalls,
  ...claimWorkCalls,
  ...claimDisagreementCalls,
  ...claimCashCalls,
  ...claimPaperCalls,
  ...voucherCalls,
};
