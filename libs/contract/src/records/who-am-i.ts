import * as v from 'valibot';
import { count, instant, instantOrNull, key, text, textOrNull } from '../fields/plain';

export const permissions = ['policy:read', 'policy:write', 'approval:customer'] as const;

/** The signed-in customer (docs/domain/records.md#r9-3). Staff get 403 NOT_A_CUSTOMER: their names come from their identity token. */
export const WhoAmISchema = v.object({
  userId: key,
  userType: v.picklist(['user', 'admin']),
  firstName: text,
  surname: text,
  cellNumber: textOrNull,
  emailAddress: textOrNull,
  /** Their own number: the call for policies by ID number needs it. */
  idNumber: textOrNull,
  /** The policy used to sign in. */
  policyNumber: textOrNull,
  policyCount: count,
  permissions: v.array(v.picklist(permissions)),
  lastLoginAt: instantOrNull,
  session: v.object({ expiresAt: instant }),
});
export type WhoAmI = v.InferOutput<typeof WhoAmISchema>;
