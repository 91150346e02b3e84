import { activeBeneficiaries, fullName, isActiveLife, labelOf, paymentMethods } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

/** A policy in a few lines, as whoever decides on a takeover compares it before and after. */
export const takeoverRecord = (policy: StoredPolicy): EntityRecord => ({
  id: policy.id,
  Main_Member: fullName(policy.MainMember),
  Product_Name: policy.Product.Product_Name,
  Cover_Amount: policy.MainMember.Cover_Amount,
  Lives: [
    policy.MainMember,
    ...(policy.Spouse ? [policy.Spouse] : []),
    ...policy.Children,
    ...policy.ExtendedMembers,
  ].filter(isActiveLife).length,
  Benefits: policy.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED')
    .map(({ name }) => name)
    .join(', '),
  Monthly_Premium: policy.Monthly_Premium,
  Payment_Method: labelOf(paymentMethods, policy.PaymentMethod.Payment_Method),
  Payees: activeBeneficiaries(policy)
    .map((one) => `${fullName(one)} ${one.Benefit_Share}%`)
    .join(', '),
});
