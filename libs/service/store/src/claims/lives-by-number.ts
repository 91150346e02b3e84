import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { policies, policyPeople, type PolicyPersonRow, type PolicyRow } from '../schema/policies';

/** Somebody on a policy, covered or not any more. */
export interface LifeOnPolicy {
  policy: PolicyRow;
  person: Pick<PolicyPersonRow, 'personId' | 'kind' | 'numberKey'>;
}

/** Everybody but beneficiaries with one of these numbers, as `numberKey` of the domain writes them, by policy number. */
export const livesByNumber = (executor: Executor, numberKeys: readonly string[]): Promise<LifeOnPolicy[]> =>
  executor
    .select({
      policy: policies,
      person: { personId: policyPeople.personId, kind: policyPeople.kind, numberKey: policyPeople.numberKey },
    })
    .from(policyPeople)
    .innerJoin(policies, eq(policies.id, policyPeople.policyId))
    // policy_people_number_key
    .where(and(inArray(policyPeople.numberKey, [...numberKeys]), ne(policyPeople.kind, 'BENEFICIARY')))
    .orderBy(asc(policies.policyNumber), asc(policyPeople.personId));
