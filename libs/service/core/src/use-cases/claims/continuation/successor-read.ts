import { type Continuation } from '@portal/contract';
import { fullName, isUninsured } from '@portal/domain';
import { type LifeBeside } from '@portal/service-change-pipeline';
import { type Claimant, type StoredMainMember, type StoredPolicy } from '@portal/service-store';

type Successor = Continuation['successor'];

/** Who may go on with a policy, as they read it: somebody who is covered by it, or the guardian of the children; null: neither is known. */
export function successorRead(
  policy: StoredPolicy,
  { life, guardian }: { life: LifeBeside | null; guardian: Claimant | null },
): Successor | null {
  if (life === null) return guardian && guardianRead(guardian);
  return {
    id: life.id,
    name: fullName(life),
    role: kindOf(policy, life.id),
    Email_Address: life.Email_Address,
    Marital_Status: policy.Spouse?.id === life.id ? 'WIDOWED' : null,
  };
}

const guardianRead = ({ id, name }: Claimant): Successor => ({
  id,
  name,
  role: 'GUARDIAN',
  Email_Address: null,
  Marital_Status: null,
});

const kindOf = ({ Spouse, Children }: StoredPolicy, id: string) => {
  if (Spouse?.id === id) return 'SPOUSE' as const;
  return Children.some((child) => child.id === id) ? ('CHILD' as const) : ('EXTENDED_MEMBER' as const);
};

/** Whoever took a policy over. */
export const holderAsSuccessor = (holder: StoredMainMember): Successor => ({
  id: holder.id,
  name: fullName(holder),
  role: isUninsured(holder) ? 'GUARDIAN' : 'MAIN_MEMBER',
  Email_Address: holder.Email_Address,
  Marital_Status: holder.Marital_Status,
});
