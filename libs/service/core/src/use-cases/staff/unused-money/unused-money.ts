import { type Endpoints, mostUnusedMoney, type UnusedMoney, type UnusedMoneyList } from '@portal/contract';
import { daysBetween, fromCents, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Outcome } from '@portal/service-change-pipeline';
import {
  askRefund,
  bankChangeBefore,
  decideRefund,
  matchMoney as matchTo,
  payRefund,
  refundAccount,
} from '@portal/service-payments';
import {
  appendAudit,
  type Database,
  inTransaction,
  type UnallocatedPayment,
  unusedMoney as waitingMoney,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';

type Call = Pick<
  StaffCall<Endpoints['matchMoney' | 'askMoneyRefund' | 'decideMoneyRefund' | 'payMoneyRefund']>,
  'caller' | 'request'
>;

/** Money that came in and buys nothing, the oldest first. That it was read is written down. */
export async function unusedMoney(
  call: StaffCall<Endpoints['unusedMoney']>,
  { database }: Tools,
): Promise<UnusedMoneyList> {
  const found = await waitingMoney(database, mostUnusedMoney + 1);
  const shown = found.slice(0, mostUnusedMoney);
  if (shown.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(call.caller, call.request),
        action: 'UNUSED_MONEY_READ',
        outcome: 'SUCCEEDED',
        after: { money: shown.map(({ id }) => id) },
      }),
    );
  }
  const money = await Promise.all(shown.map((one) => asShown(one, call, database)));
  return { money, hasMore: found.length > shown.length };
}

/** Books it to the policy that it was meant for. */
export const matchMoney = ({ params, body, ...call }: StaffCall<Endpoints['matchMoney']>, tools: Tools) =>
  answering(call, tools, matchTo(tools.payments, { ...decidingBy(params.id, call), ...body }));

/** Asks for it to be paid back. */
export const askMoneyRefund = ({ params, body, ...call }: StaffCall<Endpoints['askMoneyRefund']>, tools: Tools) =>
  answering(call, tools, askRefund(tools.payments, { ...decidingBy(params.id, call), ...body }));

/** Confirms or declines what another administrator asked for. */
export const decideMoneyRefund = ({ params, body, ...call }: StaffCall<Endpoints['decideMoneyRefund']>, tools: Tools) =>
  answering(call, tools, decideRefund(tools.payments, { ...decidingBy(params.id, call), ...body }));

/** Notes that a confirmed refund was paid. */
export const payMoneyRefund = ({ params, body, ...call }: StaffCall<Endpoints['payMoneyRefund']>, tools: Tools) =>
  answering(call, tools, payRefund(tools.payments, { ...decidingBy(params.id, call), ...body }));

function decidingBy(id: string, { caller, request }: Call) {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND');
  return { id, staff: { id: caller.staff.id, name: caller.staff.name }, origin: request };
}

async function answering(call: Call, tools: Tools, work: Promise<Outcome<UnallocatedPayment>>): Promise<UnusedMoney> {
  const outcome = await work;
  if (!outcome.success) throw refusalOf(outcome);
  call.request.after(tools.sendEnqueued);
  return asShown(outcome.value, call, tools.database);
}

/** Where it would be paid back to is looked up once somebody has asked for that. */
const isToBePaidBack = ({ state }: UnallocatedPayment) => state === 'REFUND_ASKED' || state === 'REFUND_CONFIRMED';

async function asShown(money: UnallocatedPayment, { caller, request }: Call, database: Database): Promise<UnusedMoney> {
  const bankChange = await bankChangeBefore(database, money, request.now);
  const isBarred = bankChange?.staff.includes(caller.staff.id) ?? false;
  const isAdmin = caller.kind === 'portalAdmin';
  return {
    id: money.id,
    amount: fromCents(money.amountCents),
    receivedAt: money.receivedAt.toISOString(),
    ageDays: age(money, request.today),
    reference: String(money.record['payatReferenceNum'] ?? money.record['bankReference'] ?? money.payatTranId),
    policyNumber: money.policyNumber,
    reason: money.reason as UnusedMoney['reason'],
    state: money.state,
    matchedPolicy: money.matchedPolicy,
    decidedReason: money.decidedReason,
    askedBy: money.askedByName,
    askedAt: money.askedAt?.toISOString() ?? null,
    confirmedBy: money.confirmedByName,
    confirmedAt: money.confirmedAt?.toISOString() ?? null,
    payTo: isToBePaidBack(money) ? await refundAccount(database, money) : null,
    bankChangedOn: bankChange?.changedOn ?? null,
    isBarred,
    mayConfirm: money.state === 'REFUND_ASKED' && isAdmin && money.askedBy !== caller.staff.id && !isBarred,
  };
}

const age = ({ receivedAt }: UnallocatedPayment, today: PlainDate): number =>
  Math.max(0, daysBetween(todayInJohannesburg(receivedAt), today));
