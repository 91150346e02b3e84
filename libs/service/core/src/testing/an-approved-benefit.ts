import { type PlainDate } from '@portal/domain';
import { type ApprovedAction, type StoredPolicy } from '@portal/service-store';

/** The grocery benefit, R18 a month, approved for a day to come. */
export const anApprovedBenefit = (policy: StoredPolicy, effectiveDate: PlainDate): ApprovedAction => ({
  status: 'APPROVED',
  effectiveDate,
  record: {
    actionType: 'ADD_SUPPLEMENTARY_BENEFITS',
    entityType: 'SUPPLEMENTARY_BENEFIT',
    entityId: policy.id,
    currentValue: { benefitIds: [] },
    proposedValue: { benefitIds: ['sup-grocery'] },
  } as unknown as ApprovedAction['record'],
});
