import { todayInJohannesburg } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { methodTerms } from '../debit-order/method-terms';
import { activated } from './activated';
import { type Placement } from './put-entity';

/**
 * A record as it is put in now. A life that waited to join is covered from the day the change holds. Another account or way to pay begins
 * with the first collection that is still to come, however long a bank took to answer or somebody to decide. Source: docs/domain/banking.md#r3-6.
 */
export function asPutIn(
  { entityType, proposed, effectiveDate }: Placement,
  policy: StoredPolicy,
  now: Date,
): EntityRecord | null {
  if (proposed === null) return null;
  switch (entityType) {
    case 'BANKING_DETAILS':
      return { ...proposed, Updated_At: now.toISOString() };
    case 'PAYMENT_METHOD': {
      const chosen = proposed as Pick<StoredPolicy['PaymentMethod'], 'Payment_Method' | 'Debit_Day'>;
      return { ...proposed, ...methodTerms(policy, chosen, todayInJohannesburg(now)) };
    }
    default:
      return activated(proposed, effectiveDate);
  }
}
