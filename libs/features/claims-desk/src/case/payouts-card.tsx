import { type ClaimCase } from '@portal/contract';
import { formatDate, formatRand, payoutStatuses, payoutStatusLabel, toneOf } from '@portal/domain';
import { Badge, Cluster, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';

/** The payments of the claim, in their order. Nothing before there are any. */
export function PayoutsCard({ payouts }: Pick<ClaimCase, 'payouts'>) {
  if (payouts.length === 0) return null;
  return (
    <TitledCard title="Payments">
      <RecordList>
        {payouts.map(({ id, number, payee, amount, method, status, payOn, failureReason }) => (
          <li key={id}>
            <Stack gap="none">
              <Cluster justify="between" align="baseline">
                <strong>{`${formatRand(amount)} to ${payee.name}`}</strong>
                <Badge tone={toneOf(payoutStatuses, status)}>{payoutStatusLabel({ status, method })}</Badge>
              </Cluster>
              <Text
                size="sm"
                tone="muted"
              >{`${number}, due ${formatDate(payOn)}${method === 'CASH_VOUCHER' ? ', cash at a store' : ''}`}</Text>
              {failureReason && <Text size="sm">{failureReason}</Text>}
            </Stack>
          </li>
        ))}
      </RecordList>
    </TitledCard>
  );
}
