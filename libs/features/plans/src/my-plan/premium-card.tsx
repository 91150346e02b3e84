import { type Policy } from '@portal/contract';
import { comingPremiumSentence, formatRand } from '@portal/domain';
import { AmountList, Text, TitledCard } from '@portal/ui-kit';
import { premiumRows } from './premium-rows';

/** What the monthly premium is made of: the plan with everybody in it, each extended member, each benefit. */
export function PremiumCard({ policy }: { policy: Policy }) {
  const rows = premiumRows(policy);
  const [plan] = rows;
  const coming = comingPremiumSentence(policy);
  return (
    <TitledCard title="Your premium">
      <AmountList
        rows={rows.map(({ label, amount }) => ({ label, amount: formatRand(amount) }))}
        total={{ label: 'Each month', amount: formatRand(policy.Monthly_Premium) }}
      />
      {plan?.includes && <Text tone="muted">The premium of the plan covers {plan.includes}.</Text>}
      {coming !== null && <Text>{coming}</Text>}
    </TitledCard>
  );
}
