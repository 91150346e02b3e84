import { eq, sql } from 'drizzle-orm';
import { type Database } from './database';
import { approvalActions } from './schema/approval-actions';
import { type CustomerRow, customers } from './schema/customers';
import { payments } from './schema/payments';
import { policies, type PolicyRow } from './schema/policies';
import { type SessionRow, sessions } from './schema/sessions';

/** Who is asking, and the policy asked about: anybody's, so the caller of this must compare its `customerId`. */
export interface FoundCaller {
  session: SessionRow;
  customer: CustomerRow;
  policy: PolicyRow | null;
  /** Records of that policy with a change that waits for a decision. */
  pendingEntityIds: string[];
  /** Whether a payment for that policy is on its way. */
  isPaymentOpen: boolean;
}

/** The reads of every request. */
export interface PreparedReads {
  /**
   * One query for the session, live or not, its customer, and the policy with that number, whoever owns it.
   * Null when there is no such session. Without a number the policy is null.
   */
  findCaller(sessionId: string, policyNumber: string | null): Promise<FoundCaller | null>;
}

/** Prepares the hot reads. Do it once for a database: preparing doubles what the query builder can do in a second. */
export function prepareReads(database: Database): PreparedReads {
  const number = sql.placeholder('policyNumber');
  // Look-ups by unique index: sessions_pkey, customers_pkey, policies_policy_number_key. The two small questions are
  // answered from the partial indexes approval_actions_one_pending and payments_open.
  const pendingEntityIds = sql<string[]>`ARRAY(SELECT ${approvalActions.entityId}::text FROM ${approvalActions}
    WHERE ${approvalActions.policyNumber} = ${number} AND ${approvalActions.status} = 'PENDING')`;
  const isPaymentOpen = sql<boolean>`EXISTS (SELECT 1 FROM ${payments}
    WHERE ${payments.policyNumber} = ${number} AND ${payments.status} IN ('SUBMITTED', 'PENDING'))`;
  const caller = database
    .select({ session: sessions, customer: customers, policy: policies, pendingEntityIds, isPaymentOpen })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(policies, eq(policies.policyNumber, number))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('find_caller');
  return {
    async findCaller(sessionId, policyNumber) {
      const [found] = await caller.execute({ sessionId, policyNumber });
      return found ?? null;
    },
  };
}
