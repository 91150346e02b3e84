import { type Policy } from '@portal/contract';
import { activeBeneficiaries, formatDate, formatRand, nextPayment } from '@portal/domain';
import { type QuickLinkKey } from '@portal/policy-workflow';

type Facts = Partial<Record<QuickLinkKey, string>>;

const people = (many: number) => (many === 0 ? 'nobody yet' : many === 1 ? '1 person' : `${many} people`);

/** What one may know before going there: "4 people", "due 15 December 2026". A tile without a fact has none. */
export function factsOf(policy: Policy): Facts {
  const { Product, Amount_Due } = policy;
  const payment = nextPayment(policy);
  return {
    policyBeneficiaries: 'of each policy',
    dependants: people(dependantsOf(policy).length),
    beneficiaries: people(activeBeneficiaries(policy).length),
    ...(payment && { payments: `${payment.isCollected ? 'debit order on' : 'due'} ${formatDate(payment.on)}` }),
    plans: Product.Product_Name,
    ...(Amount_Due > 0 && { payNow: formatRand(Amount_Due) }),
  };
}

const dependantsOf = ({ Spouse, Children, ExtendedMembers }: Policy) =>
  [...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers].filter(({ Life_Status }) => Life_Status === 'ACTIVE');
