import { type Claim } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { AmountList, Text, TitledCard } from '@portal/ui-kit';
import { MoneyList, MoneyRow } from '@portal/ui-kit/data';
import { ProofOfPayout } from './claim-papers';
import { paidTo, payoutTitle } from './payout-words';

/** Payments to whoever reads, in their order. Nothing before there are any. */
export function Payouts({ claim: { reference, payouts } }: { claim: Pick<Claim, 'reference' | 'payouts'> }) {
  if (payouts.length === 0) return null;
  return (
    <TitledCard title="Payments">
      <MoneyList>
        {payouts.map((payout) => (
          <MoneyRow
            key={payout.number}
            title={payoutTitle(payout)}
            detail={paidTo(payout)}
            amount={formatRand(payout.amount)}
            note={payout.failureReason && <Text tone="danger">{payout.failureReason}</Text>}
          >
            <AmountList rows={payout.lines.map(({ label, amount }) => ({ label, amount: formatRand(amount) }))} />
            <span>Payment {payout.number}</span>
            <ProofOfPayout reference={reference} payout={payout} />
          </MoneyRow>
        ))}
      </MoneyList>
    </TitledCard>
  );
}
