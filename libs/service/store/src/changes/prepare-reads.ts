import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database } from '../database/database';
import { type KeptAnswer } from './kept-answers';
import { type ApprovalActionRow, approvalActions } from '../schema/approval-actions';
import { keptAnswers } from '../schema/kept-answers';
import { payments } from '../schema/payments';
import { policies, type PolicyRow } from '../schema/policies';
import { type SessionRow, sessions } from '../schema/sessions';
import { type ServicingRow, servicings, staffMembers } from '../schema/staff';

/** Whose session it is, and whether it is live. Each column costs every request something: no more than these. */
const accessColumns = {
  customerId: sessions.customerId,
  advancedAt: sessions.advancedAt,
  expiresAt: sessions.expiresAt,
  revokedAt: sessions.revokedAt,
};

/** What every request needs of the caller's session, unless its answer is kept. */
const sessionColumns = {
  ...accessColumns,
  policyNumber: sessions.policyNumber,
  selectedPolicyNumber: sessions.selectedPolicyNumber,
};
export type CallerSession = Pick<SessionRow, 'id' | keyof typeof sessionColumns>;

/** What every request needs of the policy asked about. A change reads the rest under its lock. */
const policyColumns = { customerId: policies.customerId, record: policies.record };
export type AskedPolicy = Pick<PolicyRow, 'policyNumber' | keyof typeof policyColumns>;

/** A change that is approved and waits for its day. */
export type ApprovedAction = Pick<ApprovalActionRow, 'status' | 'effectiveDate' | 'record'>;

/** Who is asking, and the policy asked about: anybody's, so the caller of this must compare the two `customerId`s. */
interface FoundCaller {
  session: CallerSession;
  policy: AskedPolicy | null;
  /** Records of that policy with a change that waits for a decision. */
  pendingEntityIds: string[];
  /** Changes of that policy that are approved for days to come. */
  approved: ApprovedAction[];
  /** Whether a payment for that policy is on its way. */
  isPaymentOpen: boolean;
  /** Of an answer that is made from this; null without a policy. */
  revision: string | null;
}

/** A member of staff who is asking, and the policy asked about, open to them or not: the caller of this must look at `servicing`. */
export interface FoundStaff extends Omit<FoundCaller, 'session'> {
  /** Tokens that were made before are refused. */
  signedOutAt: Date | null;
  lastSeenAt: Date;
  servicing: ServicingRow | null;
}

/** Who is asking for an answer, and that answer, if it is kept and right: anybody's, so compare the two `customerId`s. */
interface FoundAnswer {
  session: Pick<SessionRow, keyof typeof accessColumns>;
  policy: Pick<PolicyRow, 'customerId'> | null;
  body: string | null;
}

/** The answer that would be right. */
export type AskedAnswer = Pick<KeptAnswer, 'policyNumber' | 'day' | 'madeBy'>;

/** The reads of every request. */
export interface PreparedReads {
  /**
   * One query for the session, live or not, and the policy with that number, whoever owns it.
   * Null when there is no such session. Without a number the policy is null.
   */
  findCaller(sessionId: string, policyNumber: string | null): Promise<FoundCaller | null>;
  /** The same for a member of staff. Null when nobody with that subject has called before. */
  findStaff(staffId: string, policyNumber: string | null, now: Date): Promise<FoundStaff | null>;
  /** The same for an answer that may be kept, in the place of everything that it is made of. */
  findAnswer(sessionId: string, asked: AskedAnswer): Promise<FoundAnswer | null>;
}

/** Prepares the hot reads. Do it once for a database: preparing doubles what the query builder can do in a second. */
export function prepareReads(database: Database): PreparedReads {
  const number = sql.placeholder('policyNumber');
  // Look-ups by unique index: sessions_pkey, policies_policy_number_key. The small questions are
  // answered from the indexes approval_actions_one_pending, approval_actions_newest and payments_open.
  const pendingEntityIds = sql<string[]>`ARRAY(SELECT ${approvalActions.entityId}::text FROM ${approvalActions}
    WHERE ${approvalActions.policyNumber} = ${number} AND ${approvalActions.status} = 'PENDING')`;
  const approved = sql<
    ApprovedAction[]
  >`COALESCE((SELECT json_agg(json_build_object('status', ${approvalActions.status},
    'effectiveDate', ${approvalActions.effectiveDate}, 'record', ${approvalActions.record})
    ORDER BY ${approvalActions.requestedAt}, ${approvalActions.id}) FROM ${approvalActions}
    WHERE ${approvalActions.policyNumber} = ${number} AND ${approvalActions.status} = 'APPROVED'), '[]')`;
  const isPaymentOpen = sql<boolean>`EXISTS (SELECT 1 FROM ${payments}
    WHERE ${payments.policyNumber} = ${number} AND ${payments.status} IN ('SUBMITTED', 'PENDING'))`;
  const revision = sql<string | null>`(SELECT ${keptAnswers.revision} FROM ${keptAnswers}
    WHERE ${keptAnswers.policyNumber} = ${number})`;
  const isTheSession = eq(sessions.id, sql.placeholder('sessionId'));
  const caller = database
    .select({ session: sessionColumns, policy: policyColumns, pendingEntityIds, approved, isPaymentOpen, revision })
    .from(sessions)
    .leftJoin(policies, eq(policies.policyNumber, number))
    .where(isTheSession)
    .prepare('find_caller');
  // The same look-ups, with staff_members_pkey and the partial unique index servicings_open.
  const staff = database
    .select({
      signedOutAt: staffMembers.signedOutAt,
      lastSeenAt: staffMembers.lastSeenAt,
      servicing: servicings,
      policy: policyColumns,
      pendingEntityIds,
      approved,
      isPaymentOpen,
      revision,
    })
    .from(staffMembers)
    .leftJoin(policies, eq(policies.policyNumber, number))
    .leftJoin(
      servicings,
      and(
        eq(servicings.staffId, staffMembers.id),
        eq(servicings.policyNumber, number),
        isNull(servicings.closedAt),
        gt(servicings.endsAt, sql.placeholder('now')),
      ),
    )
    .where(eq(staffMembers.id, sql.placeholder('staffId')))
    .prepare('find_staff');
  // Three look-ups by unique index. What the answer is made of is neither read nor unpacked.
  const answer = database
    .select({ session: accessColumns, policy: { customerId: policies.customerId }, body: keptAnswers.body })
    .from(sessions)
    .leftJoin(policies, eq(policies.policyNumber, number))
    .leftJoin(
      keptAnswers,
      and(
        eq(keptAnswers.policyNumber, policies.policyNumber),
        eq(keptAnswers.day, sql.placeholder('day')),
        eq(keptAnswers.madeBy, sql.placeholder('madeBy')),
      ),
    )
    .where(isTheSession)
    .prepare('find_answer');
  return {
    async findCaller(sessionId, policyNumber) {
      const [found] = await caller.execute({ sessionId, policyNumber });
      if (!found) return null;
      const policy = found.policy && policyNumber !== null ? { policyNumber, ...found.policy } : null;
      return { ...found, session: { id: sessionId, ...found.session }, policy };
    },
    async findStaff(staffId, policyNumber, now) {
      const [found] = await staff.execute({ staffId, policyNumber, now });
      if (!found) return null;
      const policy = found.policy && policyNumber !== null ? { policyNumber, ...found.policy } : null;
      return { ...found, policy };
    },
    async findAnswer(sessionId, asked) {
      const [found] = await answer.execute({ sessionId, ...asked });
      return found ?? null;
    },
  };
}
