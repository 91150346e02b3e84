import { portalPaths, type UnusedMoney } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Alert, Badge, type DescriptionRow, RecordCard } from '@portal/ui-kit';
import { PolicyLink } from '../shared/policy-link';
import { ageInWords, dayOf } from '../shared/waiting-messages';
import { MoneyActs } from './money-acts';
import { bankChangeWords, reasonWords, stateOf } from './money-messages';

interface MoneyCardProps {
  money: UnusedMoney;
  onSettled: (words: string) => void;
}

/** Money that buys nothing: what is known of it, and what can be done with it. */
export function MoneyCard({ money, onSettled }: MoneyCardProps) {
  const { words, tone } = stateOf(money);
  return (
    <RecordCard
      title={`${formatRand(money.amount)}, ${dayOf(money.receivedAt)}`}
      badge={<Badge tone={tone}>{words}</Badge>}
      rows={rowsOf(money)}
    >
      {money.bankChangedOn !== null && <Alert tone="warning">{bankChangeWords(money)}</Alert>}
      <MoneyActs key={money.state} money={money} onSettled={onSettled} />
    </RecordCard>
  );
}

function rowsOf(money: UnusedMoney): DescriptionRow[] {
  const { reason, reference, policyNumber, ageDays, askedBy, decidedReason, confirmedBy } = money;
  return [
    { label: 'Why it buys nothing', value: reasonWords[reason] },
    {
      label: 'Policy',
      value: policyNumber ? (
        <PolicyLink policyNumber={policyNumber} returnTo={portalPaths.unusedMoney()} />
      ) : (
        'None that we know'
      ),
    },
    { label: 'Reference', value: reference },
    { label: 'Waiting', value: ageInWords(ageDays) },
    ...(askedBy === null ? [] : [{ label: 'Refund asked for by', value: `${askedBy}: ${decidedReason}` }]),
    ...(confirmedBy === null ? [] : [{ label: 'Confirmed by', value: confirmedBy }]),
    ...(money.state === 'OPEN' ? [] : [{ label: 'Pay back to', value: payToWords(money) }]),
  ];
}

const payToWords = ({ payTo }: UnusedMoney): string =>
  payTo === null
    ? 'No account is known. Ask the payer for one before you pay.'
    : `${payTo.holder}, ${payTo.bankName}, ${payTo.accountNumber}`;
