import { type Claim, type ClaimPayout } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { AmountList, Disclosure, Text, TitledCard } from '@portal/ui-kit';
import { MoneyList, MoneyRow } from '@portal/ui-kit/data';
import { laterWords } from './later-words';
import { ProofOfPayout } from './claim-papers';
import { paidTo, payoutTitle } from './payout-words';

interface PayoutsProps {
  claim: Pick<Claim, 'reference' | 'payouts' | 'part' | 'parts'>;
}

/** As many as stand one below the other before they are folded into one line. */
const mostLater = 2;

/** Payments to whoever reads, in their order; many that come later are folded away. Nothing before there are any. */
export function Payouts({ claim }: PayoutsProps) {
  const { payouts } = claim;
  if (payouts.length === 0) return null;
  const later = payouts.filter(({ status }) => status === 'SCHEDULED');
  const folded = later.length > mostLater ? later : [];
  const shown = payouts.filter((payout) => !folded.includes(payout));
  const sum = folded.reduce((total, { amount }) => total + amount, 0);
  return (
    <TitledCard title="Payments">
      {shown.length > 0 && <Rows claim={claim} payouts={shown} />}
      {folded.length > 0 && (
        <Disclosure summary={laterWords(folded, sum)}>
          <Rows claim={claim} payouts={folded} />
        </Disclosure>
      )}
    </TitledCard>
  );
}

/** A row for each payment: when, how much and where to; opened, what it is made of. */
const Rows = ({ claim, payouts }: PayoutsProps & { payouts: readonly ClaimPayout[] }) => (
  <MoneyList>
    {payouts.map((payout) => (
      <MoneyRow
        key={payout.number}
        title={payoutTitle(payout)}
        detail={paidTo(payout, claim.part)}
        amount={formatRand(payout.amount)}
        note={payout.failureReason && <Text tone="danger">{payout.failureReason}</Text>}
      >
        <AmountList rows={payout.lines.map(({ label, amount }) => ({ label, amount: formatRand(amount) }))} />
        <span>Payment {payout.number}</span>
        <ProofOfPayout claim={claim} payout={payout} />
      </MoneyRow>
    ))}
  </MoneyList>
);
