import * as v from 'valibot';
import { count, instant, instantOrNull, key, text, textOrNull } from '../fields/plain';

export const permissions = ['policy:read', 'policy:write', 'approval:customer'] as const;

/** The signed-in customer (docs/domain/records.md#r9-3). Staff get 403 NOT_A_CUSTOMER: their names come from their identity token. */
export const WhoAmISchema = v.object({
  /** The id of the customer. */
  userId: key,
  /** Always a customer: staff are refused. */
  userType: v.picklist(['user', 'admin']),
  /** The first name on record. */
  firstName: text,
  /** The surname on record. */
  surname: text,
  /** Where one-time PINs go, or null. */
  cellNumber: textOrNull,
  /** The e-mail address on record, or null. */
  emailAddress: textOrNull,
  /** Their own number: the call for policies by ID number needs it. */
  idNumber: textOrNull,
  /** The policy used to sign in. */
  policyNumber: textOrNull,
  /** How many policies they have. */
  policyCount: count,
  /** What they may do. */
  permissions: v.array(v.picklist(permissions)),
  /** When they last signed in before, or null. */
  lastLoginAt: instantOrNull,
  /** The session that made the call. */
  session: v.object({
    /** When it ends unless the tokens are refreshed. */
    expiresAt: instant,
  }),
});
export type WhoAmI = v.InferOutput<typeof WhoAmISchema>;
