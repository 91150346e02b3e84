import { type Policy } from '@portal/contract';
import { activeBeneficiaries, formatDate, formatRand } from '@portal/domain';
import { type QuickLinkKey } from '@portal/policy-workflow';

type Facts = Partial<Record<QuickLinkKey, string>>;

const people = (many: number) => (many === 0 ? 'nobody yet' : many === 1 ? '1 person' : `${many} people`);

/** What one may know before going there: "4 people", "due 15 December 2026". A tile without a fact has none. */
export function factsOf(policy: Policy): Facts {
  const { Product, Next_Due_Date, Amount_Due } = policy;
  return {
    policyBeneficiaries: 'of each policy',
    dependants: people(dependantsOf(policy).length),
    beneficiaries: people(activeBeneficiaries(policy).length),
    ...(Next_Due_Date && { payments: `due ${formatDate(Next_Due_Date)}` }),
    plans: Product.Product_Name,
    ...(Amount_Due > 0 && { payNow: formatRand(Amount_Due) }),
  };
}

const dependantsOf = ({ Spouse, Children, ExtendedMembers }: Policy) =>
  [...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers].filter(({ Life_Status }) => Life_Status === 'ACTIVE');
