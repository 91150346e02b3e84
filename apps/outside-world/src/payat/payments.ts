import { toCents } from '@portal/domain';
import { type Schedule } from '../clock/schedule';
import { type Ledger } from './ledger';
import { type PaymentWay, type Shop } from './payment-ways';
import { type Reporting } from './reporting';
import { scenarioNamed, type ScenarioName } from './scenarios';
import { type PaymentRequest, type Transaction } from './transaction';

/** How long a payer or a cashier waits for the biller's first answer, in milliseconds. */
const waitForBillerMs = 3000;

interface Options {
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  ledger: Ledger;
  reporting: Reporting;
}

/** What happens to payments: asked for by a biller, paid on the hosted page, paid at a till. */
export function createPayments({ now, newId, schedule, ledger, reporting }: Options) {
  const begun = (about: Pick<Transaction, 'payatReferenceNum' | 'digiapiExternalRef' | 'cents' | 'page' | 'network'>) =>
    ledger.add({
      ...about,
      payatTranId: ledger.newTransactionId(),
      createdAt: now().toISOString(),
      scenario: null,
      paymentMethod: null,
      paidAt: null,
      report: null,
      changedAt: null,
      waiting: [],
      callbacks: [],
    });
  const atMost = (told: Promise<void>) =>
    Promise.race([told, new Promise<void>((resolve) => schedule.after(waitForBillerMs, resolve))]);

  return {
    /** One transaction for one attempt of the biller: a repeat gives the first one back, with the first amount. */
    request({ payatReferenceNum, digiapiExternalRef, amount, returnUrl, expiresAt }: PaymentRequest) {
      const earlier = ledger.withExternalRef(digiapiExternalRef);
      if (earlier) return { transaction: earlier, isRepeat: true };
      const page = { token: newId().replaceAll('-', ''), returnUrl, expiresAt };
      const cents = toCents(amount);
      return {
        transaction: begun({ payatReferenceNum, digiapiExternalRef, cents, page, network: null }),
        isRepeat: false,
      };
    },

    /** Plays a scenario. Ends when the payer may be sent back. */
    async pay(transaction: Transaction, name: ScenarioName, way: PaymentWay): Promise<void> {
      const scenario = scenarioNamed(name);
      if (!scenario) return;
      Object.assign(transaction, { scenario: name, paymentMethod: way, paidAt: now().toISOString() });
      const told = scenario.reports.map(({ status, afterMs, lessCents = 0 }) =>
        afterMs === 0
          ? reporting.reportNow(transaction, status, transaction.cents - lessCents)
          : reporting.reportLater(transaction, status, transaction.cents - lessCents, afterMs),
      );
      if (scenario.isToldFirst) await atMost(Promise.all(told).then(() => undefined));
    },

    /** Cash for a reference, without any attempt before. Ends when the till may print the slip. */
    async payAtTill({ reference, cents, shop }: { reference: string; cents: number; shop: Shop }) {
      const transaction = begun({
        payatReferenceNum: reference,
        digiapiExternalRef: null,
        cents,
        page: null,
        network: shop,
      });
      Object.assign(transaction, { paymentMethod: 'CASH', paidAt: transaction.createdAt });
      await atMost(reporting.reportNow(transaction, 'SUCCESSFUL', cents));
      return transaction;
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;
