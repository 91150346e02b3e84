import { contractReference, type PlainDate, policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import { type DebiCheckMandate } from '@portal/contract';
import { settlePolicyNow } from '@portal/service-change-pipeline';
import {
  closeException,
  collectionsOf,
  type Database,
  findPolicy,
  inTransaction,
  listNotifications,
  type Message,
  openExceptions,
  paymentsOf,
  rowsOf,
  seed,
  type SeedPolicy,
  webRandom,
} from '@portal/service-store';
import { sql } from 'drizzle-orm';
import { aSeedPolicy } from '@portal/service-store/testing';
import { askAboutDebits } from '../collections/ask-about-debits';
import { type DebitReport } from '../collections/collecting-bank';
import { collectPremiums } from '../collections/collect-premiums';
import { makeDebits } from '../collections/make-debits';
import { receiveDebitResult } from '../collections/receive-result';
import { sendDebits } from '../collections/send-debits';
import { aCollectingBank } from './a-collecting-bank';

let policies = 0;
/** R288 a month on the 25th, as the examples have it. */
export const debitPremium = 288;

const aMandate = (policyNumber: string): DebiCheckMandate => ({
  id: webRandom.uuid(),
  Contract_Reference: contractReference(policyNumber, 1),
  Mandate_Reference_Number: 'MRN1',
  Mandate_Status: 'AUTHENTICATED',
  Authentication_Type: 'TT1_DELAYED',
  Authentication_Channel: 'BANKING_APP',
  Debit_Sequence: 'RCUR',
  Debit_Value_Type: 'FIXED',
  Frequency: 'MONTHLY',
  Instalment_Amount: debitPremium,
  First_Collection_Amount: null,
  First_Collection_Date: null,
  Maximum_Collection_Amount: Math.floor(debitPremium * 1.5),
  Collection_Day: 25,
  Day_Adjustment_Allowed: true,
  Adjustment_Category: 'A',
  Adjustment_Rate: 10,
  Adjustment_Amount: null,
  Tracking_Indicator: true,
  Creditor_Short_Name: 'UBUNTU',
  Debtor_Name: 'Thandi Nkosi',
  Debtor_Id_Number: null,
  Bank_Name: 'Capitec Bank',
  Branch_Code: '470010',
  Account_Type: 'SAVINGS',
  Account_Number: '******7890',
  Version: 1,
  Created_At: '2024-02-20T08:00:00.000Z',
  Authenticated_At: '2024-02-20T09:00:00.000Z',
  Cancelled_At: null,
});

/** The policies of tests that are over are collected from no more. */
async function endOthers(database: Database): Promise<void> {
  await database.execute(sql`UPDATE policies SET status = 'CANCELLED'`);
  await database.execute(sql`UPDATE collections SET state = 'RECALLED'`);
}

/** A policy of its own that pays R288 by debit order on the 25th, paid to the end of October 2026, and a clock that tests move. */
export async function aDebitedPolicy(database: Database, more: Partial<SeedPolicy> = {}, isAlone = true) {
  if (isAlone) await endOthers(database);
  policies += 1;
  const policyNumber = policyNumberFor(policyNumberPrefixes.FUNERAL, 700_000 + policies);
  let now = new Date('2026-11-20T08:00:00Z');
  const { bank, taken, results, state } = aCollectingBank();
  const tools = { database, clock: { now: () => now }, random: webRandom, bank };
  const policy = aSeedPolicy(policyNumber, {
    Paid_To_Date: '2026-10-31',
    Policy_Status: 'ACTIVE',
    Base_Premium: debitPremium,
    Extended_Premium: 0,
    ExtendedMembers: [],
    PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 25, Mandate_Status: 'AUTHENTICATED' },
    DebiCheckMandate: aMandate(policyNumber),
    ...more,
  });
  await seed(database, { policies: [policy] }, now);

  const row = async () => {
    const found = await findPolicy(database, policyNumber);
    if (!found) throw new Error('The policy is gone');
    return found;
  };
  const debits = () => collectionsOf(database, policyNumber);
  const world = {
    database,
    tools,
    policyNumber,
    bank: state,
    taken,
    results,
    /** Moves the clock to ten in the morning of a day. */
    on: (day: PlainDate) => void (now = new Date(`${day}T10:00:00+02:00`)),
    letPass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    policy: async () => (await row()).record,
    /** What the job and the calendar do, in the order in which they do it. */
    work: async () => {
      await settlePolicyNow(tools, policyNumber);
      await collectPremiums(tools);
      await settlePolicyNow(tools, policyNumber);
    },
    make: () => makeDebits(tools),
    send: () => sendDebits(tools),
    ask: () => askAboutDebits(tools),
    settle: () => settlePolicyNow(tools, policyNumber),
    debits,
    payments: () => paymentsOf(database, policyNumber, 100),
    exceptions: async () => (await openExceptions(database)).filter((one) => one.policyNumber === policyNumber),
    /** Somebody has dealt with everything that waited. */
    close: async () => {
      const staff = { id: 'auth|admin', name: 'Nomsa Dlamini' };
      for (const { id } of await world.exceptions()) {
        await inTransaction(database, (tx) =>
          closeException(tx, { id, staff, decision: 'HOLDER_LIVES', note: 'Called the family', now }),
        );
      }
    },
    notices: async () => {
      const { customerId } = await row();
      const page = { pageNumber: 1, pageSize: 50 };
      return (await listNotifications(database, customerId, { policyNumber }, page)).rows.reverse();
    },
    /** What the bank says now of the newest debit: that it paid, unless told otherwise. */
    report: async (report: Partial<DebitReport> = {}): Promise<DebitReport> => {
      const [debit] = await debits();
      if (!debit) throw new Error('There is no debit');
      now = new Date(now.getTime() + 1000);
      return {
        instructionId: debit.id,
        result: 'PAID',
        bankCode: null,
        amountCents: debit.amountCents,
        bankReference: 'BANK1',
        resultAt: now.toISOString(),
        ...report,
      };
    },
    receive: (report: DebitReport) => receiveDebitResult(tools, report),
    /** The newest debit is made, sent on the 20th and answered on its action date. */
    answered: async (report: Partial<DebitReport> = {}) => {
      await world.work();
      world.on('2026-11-25');
      return world.receive(await world.report(report));
    },
    /** Texts that wait to be sent about the policy. */
    texts: async () => {
      const found = await database.execute(
        sql`SELECT message FROM outbox WHERE policy_number = ${policyNumber} ORDER BY created_at, id`,
      );
      return rowsOf<{ message: Message }>(found).map(({ message }) => message);
    },
  };
  return world;
}
export type DebitedPolicy = Awaited<ReturnType<typeof aDebitedPolicy>>;
