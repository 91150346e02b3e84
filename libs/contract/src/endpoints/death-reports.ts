import { anybody, endpoint } from '../endpoint';
import {
  DeathReportOtpSchema,
  DeathReportReceiptSchema,
  ReportDeathSchema,
  reportDeathInput,
} from '../records/death-report';
import { OtpSentSchema } from '../records/login';

const isAddition = true;

/** What anybody may tell us without signing in. Both answers are the same whether we know the person who died or not. */
export const deathReportAdditions = {
  triggerDeathReportOtp: endpoint('POST /death-reports/trigger-otp', {
    summary: 'Send a one-time PIN to whoever is about to report a death, to prove the number',
    callers: anybody,
    body: DeathReportOtpSchema,
    reply: OtpSentSchema,
    errors: ['OTP_LIMIT', 'LOCKED'],
    isAddition,
  }),
  reportDeath: endpoint('POST /death-reports', {
    summary: 'Report that somebody died; the answer is the same for everybody, and says nothing of any policy',
    callers: anybody,
    body: ReportDeathSchema,
    bodyOn: reportDeathInput,
    reply: DeathReportReceiptSchema,
    errors: ['INVALID_OTP'],
    isAddition,
  }),
};
