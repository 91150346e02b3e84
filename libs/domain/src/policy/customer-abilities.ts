import { type PolicyStatus, policyStatuses } from '../code-lists/statuses';
import { fail, ok, type Result } from '../base/result';

/** What a customer may want to do with a policy. `add-cover` is any more cover and any new life. */
export const customerAbilities = [
  'view',
  'documents',
  'pay',
  'change-contact-details',
  'change-banking-details',
  'change-beneficiaries',
  'add-cover',
  'change-lives',
] as const;

export type CustomerAbility = (typeof customerAbilities)[number];

/** Source: docs/domain/policy.md#r4-4. Paying a lapsed policy also needs `canReinstate`. */
const abilitiesOf: Record<PolicyStatus, readonly CustomerAbility[]> = {
  PENDING: ['view', 'documents', 'pay', 'change-contact-details', 'change-banking-details'],
  ACTIVE: customerAbilities,
  IN_GRACE: customerAbilities.filter((ability) => ability !== 'add-cover'),
  LAPSED: ['view', 'pay', 'change-contact-details'],
  CANCELLED: ['view', 'documents'],
  NOT_TAKEN_UP: ['view'],
  PAID_UP: ['view', 'change-contact-details', 'change-beneficiaries'],
  CLAIMED: ['view', 'documents'],
};

/** Whether a customer may do this while the policy has this status; otherwise why not, code INVALID_STATUS. */
export function customerMay(status: PolicyStatus, ability: CustomerAbility): Result<true> {
  if (abilitiesOf[status].includes(ability)) return ok(true);
  if (status === 'IN_GRACE') {
    return fail('Please pay your outstanding premium before you change your cover.', 'INVALID_STATUS');
  }
  const label = policyStatuses.find(({ code }) => code === status)?.label ?? status;
  return fail(`This is not possible while the status of your policy is "${label}".`, 'INVALID_STATUS');
}
