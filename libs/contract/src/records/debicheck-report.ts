import * as v from 'valibot';
import { reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';
import { authenticationChannels } from '../wire-codes';

/** What a payer's bank reports about a mandate, signed. Unknown fields are its own affair. */
export const DebiCheckReportSchema = v.object({
  contractReference: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,14}$/)),
  result: v.picklist(['AUTHENTICATED', 'REJECTED']),
  mandateReferenceNumber: v.nullish(reference('Name the mandate'), null),
  channel: v.nullish(v.picklist(authenticationChannels), null),
  answeredAt: instantGiven,
  sentAt: instantGiven,
});
export type DebiCheckReport = v.InferOutput<typeof DebiCheckReportSchema>;
