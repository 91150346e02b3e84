import { type Policy } from '@portal/contract';
import {
  activeBeneficiaries,
  formatCover,
  formatDate,
  fullName,
  hasNoCover,
  isCovering,
  isUninsured,
} from '@portal/domain';

/** What stands in the details of one policy: who is covered, who is paid, and the days that count. */
export function detailRows(policy: Policy): { label: string; value: string }[] {
  const { MainMember, Spouse, Children, ExtendedMembers, Product } = policy;
  const isCovered = !isUninsured(MainMember);
  const lives = [...(isCovered ? [MainMember] : []), ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers];
  const covered = isCovering(policy.Policy_Status) ? lives.filter(({ Life_Status }) => Life_Status === 'ACTIVE') : [];
  const isOver = hasNoCover(policy.Policy_Status);
  const paid = activeBeneficiaries(policy);
  return [
    { label: 'People covered now', value: covered.map(fullName).join(', ') || 'Nobody' },
    ...(isOver ? [] : [{ label: 'Cover on your own life', value: formatCover(isCovered ? Product.levelOfCover : 0) }]),
    {
      label: 'Beneficiaries',
      value: paid.map((person) => `${fullName(person)} ${person.Benefit_Share} %`).join(', ') || 'Nobody',
    },
    ...(policy.Next_Due_Date && !isOver
      ? [{ label: 'Next premium due', value: formatDate(policy.Next_Due_Date) }]
      : []),
    ...(policy.Paid_To_Date ? [{ label: 'Paid until', value: formatDate(policy.Paid_To_Date) }] : []),
  ];
}
