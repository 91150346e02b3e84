import { createHash } from 'node:crypto';
import { type Report, type Transaction } from './transaction';

/** Transactions kept; older ones are dropped, because nobody clears a stand-in. */
const ledgerCapacity = 2000;

/** The transactions, in memory, newest first. */
export function createLedger({ newId }: { newId: () => string }, capacity = ledgerCapacity) {
  let transactions: Transaction[] = [];

  return {
    all: (): readonly Transaction[] => transactions,
    add(transaction: Transaction): Transaction {
      transactions = [transaction, ...transactions].slice(0, capacity);
      return transaction;
    },
    withId: (id: string) => transactions.find(({ payatTranId }) => payatTranId === id),
    withToken: (token: string) => transactions.find(({ page }) => page?.token === token),
    withExternalRef: (reference: string) =>
      transactions.find(({ digiapiExternalRef }) => digiapiExternalRef === reference),

    /** An id that no other transaction has: twelve digits that start with 48. A restart does not begin again. */
    newTransactionId(): string {
      for (;;) {
        const id = `48${tenDigits(newId())}`;
        if (!transactions.some(({ payatTranId }) => payatTranId === id)) return id;
      }
    },

    /** The latest final state of each transaction whose state changed at that instant or later, newest first. */
    changedSince: (from: Date): Report[] =>
      transactions.flatMap(({ report, changedAt }) =>
        report && changedAt && Date.parse(changedAt) >= from.getTime() ? [report] : [],
      ),
  };
}
export type Ledger = ReturnType<typeof createLedger>;

const tenDigits = (id: string) =>
  String(createHash('sha256').update(id).digest().readBigUInt64BE() % 10_000_000_000n).padStart(10, '0');
