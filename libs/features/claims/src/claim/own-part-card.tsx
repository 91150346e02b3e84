import { type Claim } from '@portal/contract';
import { formatRand, formatRandOr } from '@portal/domain';
import { Figure, Text, TitledCard } from '@portal/ui-kit';
import { partWords } from '../shared/part-words';

/** What of a claim is the reader’s own, or of whom they speak for, for whoever does not read the whole amount: nothing of it before it is decided. */
export function OwnPartCard({ claim }: { claim: Pick<Claim, 'decision' | 'payouts' | 'part'> }) {
  const { decision, payouts, part } = claim;
  const words = partWords(part);
  if (decision === null) {
    return (
      <TitledCard title={words.title}>
        <Text>{words.notYet}</Text>
      </TitledCard>
    );
  }
  if (payouts.length === 0) return null;
  const paid = payouts.filter(({ status }) => status !== 'CANCELLED');
  const own = sumOf(paid.filter(({ parlour }) => parlour === null));
  const toParlour = sumOf(paid.filter(({ parlour }) => parlour !== null));
  return (
    <TitledCard title={words.title}>
      <Figure value={formatRandOr(own, 'Nothing')} caption={words.caption} />
      {toParlour > 0 && (
        <Text>
          We pay the funeral parlour {formatRand(toParlour)} {words.whose}.
        </Text>
      )}
    </TitledCard>
  );
}

const sumOf = (payouts: Claim['payouts']) => payouts.reduce((total, { amount }) => total + amount, 0);
