import * as v from 'valibot';
import { reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';
import { authenticationChannels } from '../wire-codes';

/** What a payer's bank reports about a mandate, signed. Unknown fields are its own affair. */
export const DebiCheckReportSchema = v.object({
  /** The reference of the mandate, 1 to 14 capitals and digits. */
  contractReference: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,14}$/)),
  /** Whether the payer agreed. */
  result: v.picklist(['AUTHENTICATED', 'REJECTED']),
  /** The number that the bank gave the mandate, or null. */
  mandateReferenceNumber: v.nullish(reference('Name the mandate'), null),
  /** Where the payer answered, or null. */
  channel: v.nullish(v.picklist(authenticationChannels), null),
  /** When the payer answered. */
  answeredAt: instantGiven,
  /** When this report was signed; one that is too old is refused. */
  sentAt: instantGiven,
});
export type DebiCheckReport = v.InferOutput<typeof DebiCheckReportSchema>;
