import { type Endpoints, type PayoutPage } from '@portal/contract';
import { appendAudit, inTransaction, listPayouts, listUnclaimed } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { payoutRead } from '../staff/case/payout-read';

/** A page of payments of claims, those that need somebody first. That they were read is written down. */
export async function payouts(
  { caller, request, query }: StaffCall<Endpoints['payouts']>,
  { database }: Tools,
): Promise<PayoutPage> {
  const { list, status, ...page } = query;
  const { rows, totalRecords } =
    list === 'UNCLAIMED'
      ? await listUnclaimed(database, request.today, page)
      : await listPayouts(database, status, page);
  if (rows.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'PAYOUTS_READ',
        outcome: 'SUCCEEDED',
        after: { payouts: rows.map(({ number }) => number) },
      }),
    );
  }
  const data = rows.map((row) => payoutRead(row, { caller, today: request.today }));
  return { data, ...page, totalRecords, totalPages: Math.ceil(totalRecords / page.pageSize) };
}
