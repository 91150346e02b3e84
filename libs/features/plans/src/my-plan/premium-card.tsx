import { type Policy } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { AmountList, Card, Heading, Stack, Text } from '@portal/ui-kit';
import { premiumRows } from './premium-rows';

/** What the monthly premium is made of: the plan with everybody in it, each extended member, each benefit. */
export function PremiumCard({ policy }: { policy: Policy }) {
  const rows = premiumRows(policy);
  const [plan] = rows;
  return (
    <Card as="section" aria-labelledby="premium-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="premium-heading">
          Your premium
        </Heading>
        <AmountList
          rows={rows.map(({ label, amount }) => ({ label, amount: formatRand(amount) }))}
          total={{ label: 'Each month', amount: formatRand(policy.Monthly_Premium) }}
        />
        {plan?.includes && <Text tone="muted">The premium of the plan covers {plan.includes}.</Text>}
      </Stack>
    </Card>
  );
}
