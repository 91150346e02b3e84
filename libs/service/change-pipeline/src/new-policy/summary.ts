import { formatDate, labelOf, paymentMethods } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { type Application } from './application';
import { livesOn } from '../record/lives-on';

/** The new policy in a few lines, for whoever decides; all of it is the policy itself. */
export const policySummary = (policy: StoredPolicy, { previousPolicy }: Application): EntityRecord => ({
  id: policy.id,
  Policy_Number: policy.Policy_Number,
  Product_Name: policy.Product.Product_Name,
  Cover_Amount: policy.MainMember.Cover_Amount,
  Lives: livesOn(policy).length,
  Benefits: policy.SupplementaryBenefits.map(({ name }) => name).join(', '),
  Monthly_Premium: policy.Monthly_Premium,
  Inception_Date: policy.Inception_Date,
  Payment_Method: labelOf(paymentMethods, policy.PaymentMethod.Payment_Method),
  Waiting_Period_End_Date: policy.Waiting_Period_End_Date,
  previousPolicy,
  Previous_Policy: previousPolicy && previousInWords(previousPolicy),
});

const previousInWords = ({
  insurer,
  policyNumber,
  endDate,
  waitingServed,
}: NonNullable<Application['previousPolicy']>) =>
  `${insurer}, ${policyNumber}, ${endDate === null ? 'still in force' : `until ${formatDate(endDate)}`}, ` +
  `waiting period ${waitingServed ? 'served' : 'not served'}`;
