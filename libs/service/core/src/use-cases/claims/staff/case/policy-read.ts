import { type ClaimCase } from '@portal/contract';
import { fullName } from '@portal/domain';
import { type ClaimRecord, type PolicyRow } from '@portal/service-store';

/** The policy as it stood on the day of death, beside where it stands today. */
export function policyOnDayRead(
  { lifeId, basis, policyOnDay }: ClaimRecord,
  today: Pick<PolicyRow, 'status'>,
): ClaimCase['policy'] {
  const { life, policy } = basis;
  const { Cover_Start_Date, Waiting_Period_End_Date, Cover_Amount } = life.cover;
  return {
    status: policy.status,
    statusToday: today.status,
    isLapseNotProven: policy.code === 'LAPSE_NOT_PROVEN',
    productName: policyOnDay.productName,
    inceptionDate: basis.inceptionDate,
    policyholder: policyOnDay.policyholder,
    coverStart: lifeId === null ? null : Cover_Start_Date,
    waitingEnds: lifeId === null ? null : Waiting_Period_End_Date,
    coverAmount: Cover_Amount,
    riders: basis.riders.map(({ name, amount, startDate }) => ({ name, amount, startDate })),
    beneficiaries: policyOnDay.beneficiaries.map((one) => ({
      id: one.id,
      name: fullName(one),
      share: one.Benefit_Share,
      status: one.Beneficiary_Status,
    })),
    overduePremiums: basis.overduePremiums.map(({ due, amount }) => ({ due, amount })),
    coverElsewhere: basis.coverElsewhere.map(({ policyNumber, amounts }) => ({
      policyNumber,
      amount: Math.max(...Object.values(amounts)),
    })),
    paidByOtherInsurers: basis.paidByOtherInsurers,
  };
}
