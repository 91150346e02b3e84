import { type Claim } from '@portal/contract';
import { formatRand, formatRandOr } from '@portal/domain';
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
  const paid = payouts.filter(({ status }) => status !== 'CANCELLED');
  const own = sumOf(paid.filter(({ parlour }) => parlour === null));
  const toParlour = sumOf(paid.filter(({ parlour }) => parlour !== null));
  return (
    <TitledCard title="Your part">
      <Figure value={formatRandOr(own, 'Nothing')} caption="We pay you" />
      {toParlour > 0 && <Text>We pay the funeral parlour {formatRand(toParlour)} of your part.</Text>}
    </TitledCard>
  );
}

const sumOf = (payouts: Claim['payouts']) => payouts.reduce((total, { amount }) => total + amount, 0);
