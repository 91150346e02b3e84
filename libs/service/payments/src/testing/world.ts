import { payatReference, policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import { findPolicy, type Database, paymentsOf, type SeedPolicy, seed, webRandom } from '@portal/service-store';
import { aSeedPolicy } from '@portal/service-store/testing';
import { initiatePayment } from '../initiate-payment';
import { type PaymentReport } from '../payment-provider';
import { type PaymentTools } from '../payment-tools';
import { aProvider } from './a-provider';

let policies = 0;
let transactions = 480_000_000_000;

/** The day of every computed example. */
const startOfTests = new Date('2026-11-20T08:00:00Z');
export const premium = 206;

/** A policy of its own with a premium of R206 due on the 15th, a provider, and a clock that tests move. */
export async function aWorld(database: Database, more: Partial<SeedPolicy> = {}) {
  policies += 1;
  const policyNumber = policyNumberFor(policyNumberPrefixes.FUNERAL, 900_000 + policies);
  let now = startOfTests;
  const { provider, started, state } = aProvider();
  const tools: PaymentTools = {
    database,
    clock: { now: () => now },
    random: webRandom,
    provider,
    returnUrl: 'https://portal.example/payments/payat',
  };
  const policy = aSeedPolicy(policyNumber, {
    Paid_To_Date: '2026-11-30',
    Policy_Status: 'ACTIVE',
    Base_Premium: premium,
    Extended_Premium: 0,
    ExtendedMembers: [],
    PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: 15 },
    ...more,
  });
  await seed(database, { policies: [policy] }, now);

  return {
    database,
    tools,
    policyNumber,
    provider: state,
    started,
    letPass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    policy: async () => {
      const row = await findPolicy(database, policyNumber);
      if (!row) throw new Error('The policy is gone');
      return row;
    },
    payments: () => paymentsOf(database, policyNumber, 500),
    pay: (amount: number) =>
      initiatePayment(tools, {
        policyNumber,
        customerId: 'nobody',
        amount,
        cellNumber: null,
        emailAddress: null,
        origin: { requestId: null, address: '192.0.2.1' },
      }),
    /** What the provider says of a payment: a success of a number of its own unless told otherwise. */
    report: (report: Partial<PaymentReport> = {}): PaymentReport => {
      transactions += 1;
      return {
        payatTranId: String(transactions),
        payatReferenceNum: payatReference(policyNumber),
        digiapiExternalRef: null,
        amount: premium,
        status: 'SUCCESSFUL',
        paymentMethod: 'CARD',
        paidAt: now.toISOString(),
        network: null,
        ...report,
      };
    },
  };
}
export type World = Awaited<ReturnType<typeof aWorld>>;
