import { type Endpoints, permissions, type WhoAmI } from '@portal/contract';
import { sessionExpiresAt } from '@portal/service-identity';
import { countPolicies, findCustomer } from '@portal/service-store';
import { isStaff } from '../caller/caller';
import { type SignedInCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';
import { selectedPolicyNumber } from './selected-policy';

/**
 * The signed-in customer, no more than the portal shows of them; staff are named by their own token. Source: docs/domain/records.md#r9-3.
 */
export async function whoAmI({ caller }: SignedInCall<Endpoints['whoAmI']>, { database }: Tools): Promise<WhoAmI> {
  if (isStaff(caller)) throw new Refusal('NOT_A_CUSTOMER');
  const { session } = caller;
  const [customer, policyCount] = await Promise.all([
    findCustomer(database, session.customerId),
    countPolicies(database, session.customerId),
  ]);
  if (customer === null) throw new Error('A session has no customer');
  return {
    userId: customer.id,
    userType: 'user',
    firstName: customer.firstName,
    surname: customer.surname,
    cellNumber: customer.cellNumber,
    emailAddress: customer.emailAddress,
    idNumber: customer.idNumber,
    policyNumber: selectedPolicyNumber(session),
    policyCount,
    permissions: [...permissions],
    lastLoginAt: customer.lastLoginAt?.toISOString() ?? null,
    session: { expiresAt: sessionExpiresAt(session).toISOString() },
  };
}
