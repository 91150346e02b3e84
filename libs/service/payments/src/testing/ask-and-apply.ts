import { type DebiCheckReport } from '@portal/contract';
import { type AccountVerification, todayInJohannesburg } from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import {
  type Actor,
  decideAction,
  planners,
  quotePlan,
  settleVerification,
  submitChange,
} from '@portal/service-change-pipeline';
import { findAccountNumber, findPolicy, insertQuotes, webRandom } from '@portal/service-store';
import { receiveMandateAnswer } from '../debit-orders/receive-answer';
import { type DebitedPolicy } from './a-debited-policy';

const origin = { requestId: null, address: '192.0.2.1' };
const consultant: Actor = { kind: 'consultant', id: webRandom.uuid(), name: 'Naledi Mokoena' };

/** What a change of a debited policy is asked for with: its tools and its customer, whose PIN is always right. */
async function asking({ tools, policyNumber }: DebitedPolicy) {
  const row = await findPolicy(tools.database, policyNumber);
  if (!row) throw new Error('The policy is gone');
  const customer: Actor = { kind: 'customer', id: row.customerId, name: 'Thandi Nkosi' };
  return { policy: row.record, customer, tools: { ...tools, verifyPin: async () => null } };
}

/** The customer moves to another plan on a quote, and staff approve it: it holds from the first of the next month. */
export async function changePlanTo(world: DebitedPolicy, productId: string): Promise<void> {
  const { policy, customer, tools } = await asking(world);
  const { policyNumber } = world;
  const now = tools.clock.now();
  const id = webRandom.uuid();
  const quoted = quotePlan(policy, { productId, id, now, today: todayInJohannesburg(now) });
  if (!quoted.success) throw new Error(quoted.code);
  const { validUntil } = quoted.value;
  await insertQuotes(tools.database, [
    { id, policyNumber, status: 'OPEN', validUntil, record: quoted.value, createdAt: now },
  ]);
  const body = { productId, quoteId: id, acceptLossOfCover: true };
  const plan = planners.CHANGE_PRODUCT;
  const asked = await submitChange(tools, { policyNumber, actor: customer, origin, body, plan, idempotency: null });
  const action = asked.success ? asked.value.action : null;
  if (action === null) throw new Error(`The change does not wait: ${JSON.stringify(asked)}`);
  const decision = { decision: 'APPROVE' } as const;
  const decided = await decideAction(tools, { policyNumber, actionId: action.id, actor: consultant, origin, decision });
  if (!decided.success) throw new Error(decided.code);
}

/** The customer asks to be debited on another day from the same account. */
export const changeDebitDayTo = (world: DebitedPolicy, Debit_Day: number): Promise<void> =>
  changeBankingDetails(world, { Debit_Day });

interface ChangedDetails {
  Debit_Day?: number;
  Account_Number?: string;
}

/** The customer gives another account, or another day. */
export async function changeBankingDetails(world: DebitedPolicy, changed: ChangedDetails): Promise<void> {
  const asked = await askForBankingDetails(world, changed, { result: 'VERIFIED', reason: null });
  if (!asked.success || asked.value.outcome !== 'APPLIED') throw new Error(JSON.stringify(asked));
}

/** The customer gives another account, and its bank has not answered yet. Gives the answer of the bank, for when it comes. */
export async function giveUnansweredAccount(world: DebitedPolicy, changed: ChangedDetails) {
  const asked = await askForBankingDetails(world, changed, { result: 'NO_ANSWER', reason: null });
  const id = asked.success ? asked.value.action?.proposedValue?.['id'] : null;
  if (typeof id !== 'string') throw new Error(JSON.stringify(asked));
  const answered = { policyNumber: world.policyNumber, bankingDetailsId: id };
  return (verification: AccountVerification) => settleVerification(world.tools, answered, verification);
}

async function askForBankingDetails(world: DebitedPolicy, changed: ChangedDetails, verification: AccountVerification) {
  const { policy, customer, tools } = await asking(world);
  const { policyNumber, database } = world;
  const account = policy.BankingDetails;
  const number = account && (await findAccountNumber(database, policyNumber, account.id));
  if (!account || !number) throw new Error('There is no account');
  return submitChange(tools, {
    policyNumber,
    actor: customer,
    origin,
    body: { ...account, Account_Number: number, ...changed, Documents: [], otp: 'right' },
    plan: planners.UPDATE_BANKING_DETAILS(banks, verification, webRandom.uuid()),
    idempotency: null,
  });
}

/** The customer pays by themselves from now on. */
export const payAtTill = (world: DebitedPolicy): Promise<void> =>
  changePaymentMethod(world, { Payment_Method: 'PAYAT', Debit_Day: null });

/** The customer pays another way, or is debited on another day. */
export async function changePaymentMethod(
  world: DebitedPolicy,
  method: { Payment_Method: 'PAYAT' | 'DEBIT_ORDER'; Debit_Day: number | null },
): Promise<void> {
  const { customer, tools } = await asking(world);
  const body = { ...method, otp: 'right' };
  const request = { policyNumber: world.policyNumber, actor: customer, origin, body, idempotency: null };
  const asked = await submitChange(tools, { ...request, plan: planners.UPDATE_PAYMENT_METHOD });
  if (!asked.success || asked.value.outcome !== 'APPLIED') throw new Error(JSON.stringify(asked));
}

/** What the payer tells the bank now about the mandate. */
export async function answer(world: DebitedPolicy, result: DebiCheckReport['result']) {
  const contractReference = (await world.policy()).DebiCheckMandate?.Contract_Reference ?? '';
  const at = world.tools.clock.now().toISOString();
  await receiveMandateAnswer(world.tools, {
    contractReference,
    result,
    mandateReferenceNumber: 'MRN1',
    channel: 'BANKING_APP',
    answeredAt: at,
    sentAt: at,
  });
}
