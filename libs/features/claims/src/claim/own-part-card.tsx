import { type Claim } from '@portal/contract';
import { formatRandOr } from '@portal/domain';
import { Figure, Text, TitledCard } from '@portal/ui-kit';

/** What of a claim is the reader’s own, for whoever does not read the whole amount: nothing of it before it is decided. */
export function OwnPartCard({ claim: { decision, payouts } }: { claim: Pick<Claim, 'decision' | 'payouts'> }) {
  if (decision === null) {
    return (
      <TitledCard title="Your part">
        <Text>First we decide. Then you see here what we pay you.</Text>
      </TitledCard>
    );
  }
  if (payouts.length === 0) return null;
  const sum = payouts.reduce((total, { amount }) => total + amount, 0);
  return (
    <TitledCard title="Your part">
      <Figure value={formatRandOr(sum, 'Nothing')} caption="We pay you" />
    </TitledCard>
  );
}
