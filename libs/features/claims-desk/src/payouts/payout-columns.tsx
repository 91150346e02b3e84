import { type StaffPayout, portalPaths } from '@portal/contract';
import {
  formatRand,
  formatShortDate,
  labelOf,
  payoutMethods,
  payoutStatuses,
  payoutStatusLabel,
  toneOf,
} from '@portal/domain';
import { Amount, Badge, type DataColumn, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { momentOf } from '../shared/moments';
import { ReleaseAccount } from './release-account';
import { RetryPayout } from './retry-payout';
import { TracePayee } from './trace-payee';
import { unclaimedWords } from './unclaimed-words';

/** What the list says of each payment, on two lines. */
export const payoutColumns: DataColumn<StaffPayout>[] = [
  {
    key: 'payee',
    label: 'Payment',
    isName: true,
    cell: ({ claimId, number, payee, policyNumber }) => (
      <Link to={portalPaths.claimCase(claimId)}>
        <span>{payee.name}</span>
        <Text as="span" size="sm" tone="muted">{`${number} · policy ${policyNumber}`}</Text>
      </Link>
    ),
  },
  {
    key: 'amount',
    label: 'Amount, due',
    wrap: 'no',
    cell: ({ amount, payOn }) => (
      <TwoLines first={<Amount>{formatRand(amount)}</Amount>} second={formatShortDate(payOn)} />
    ),
  },
  {
    key: 'status',
    label: 'Status',
    wrap: 'words',
    cell: (payout) => (
      <TwoLines
        first={<Badge tone={toneOf(payoutStatuses, payout.status)}>{payoutStatusLabel(payout)}</Badge>}
        second={payout.unclaimed ? unclaimedWords(payout.unclaimed) : whyWords(payout)}
      />
    ),
  },
  {
    key: 'retry',
    label: 'Act',
    wrap: 'no',
    cell: actOn,
  },
];

/** What may be done about a payment; most need nothing. */
function actOn(payout: StaffPayout) {
  if (payout.unclaimed) return <TracePayee payout={payout} />;
  if (payout.mayReleaseAccount) return <ReleaseAccount payout={payout} />;
  return payout.mayRetry ? <RetryPayout payout={payout} /> : <Text as="span">-</Text>;
}

const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <Stack gap="none">
    <div>{first}</div>
    <Text as="span" size="sm" tone="muted">
      {second}
    </Text>
  </Stack>
);

/** Why it stands there: what the bank said, whom it waits for, or when it went out. */
function whyWords({
  failureReason,
  waitsForAdministrator,
  status,
  bank,
  accountNumber,
  sentAt,
  attempts,
  method,
  cash,
  payee,
}: StaffPayout) {
  if (cash !== null && !cash.isConfirmed) return `Cash asked for by ${cash.askedBy}: a second person looks at it`;
  if (waitsForAdministrator) return 'The account changed after the approval: an administrator looks at it first';
  if (failureReason !== null) return failureReason;
  if (status === 'SENT' && sentAt !== null) return `${momentOf(sentAt)}${attempts > 1 ? `, attempt ${attempts}` : ''}`;
  if (method === 'CASH_VOUCHER') return labelOf(payoutMethods, method);
  if (bank === null) {
    return payee.kind === 'GUARDIANS_FUND' ? 'The account of the Guardian’s Fund is not set' : 'No account yet';
  }
  return [bank, accountNumber].filter((part) => part !== null).join(', ');
}
