import * as v from 'valibot';
import { requiredOtp } from '../fields/otp';
import { count, day } from '../fields/plain';
import { written } from '../fields/written';

/** A report that the policyholder died, as the policyholder reads of it: nothing of who told us. */
export const OwnDeathReportSchema = v.object({
  /** The day on which we were told. */
  reportedOn: day,
});
export type OwnDeathReport = v.InferOutput<typeof OwnDeathReportSchema>;

export const SayAliveSchema = written({
  /** The one-time PIN from the text message. */
  otp: requiredOtp,
});

export const SaidAliveSchema = v.object({
  /** How many reports it ended; none were open: 0. */
  refutedReports: count,
});
