import { findPaymentByTransaction, inTurn, noteTakenIn, takenInUntil } from '@portal/service-store';
import { type PaymentReport } from './payment-provider';
import { type PaymentTools } from './payment-tools';
import { receiveReport } from './receive-report';

type Tools = Omit<PaymentTools, 'returnUrl'>;

/** How far each cycle goes back beyond the last one that ended: the provider may learn of a payment late. */
const lookBackMs = 3 * 86_400_000;

/**
 * Asks the provider what it has and takes in whatever has not reached us, also after weeks in which nobody asked. Gives how many
 * payments that was.
 * Source: docs/reliability.md#f6.
 */
export async function reconcile(tools: Tools, signal?: AbortSignal): Promise<number> {
  const { database, clock, provider } = tools;
  const now = clock.now();
  const last = (await takenInUntil(database, 'PAYAT')) ?? now;
  const from = new Date(Math.min(last.getTime(), now.getTime()) - lookBackMs);
  const count = await inTurn(await provider.changesSince(from), (report) => takeIn(tools, report), signal);
  if (signal?.aborted !== true) await noteTakenIn(database, 'PAYAT', now);
  return count;
}

async function takeIn(tools: Tools, report: PaymentReport): Promise<boolean> {
  const known = await findPaymentByTransaction(tools.database, report.payatTranId);
  if (known?.status === report.status) return false;
  const wasPaidFirst = report.status === 'REVERSED' && known?.status !== 'SUCCESSFUL';
  if (wasPaidFirst) await receiveReport(tools, { ...report, status: 'SUCCESSFUL' });
  const received = await receiveReport(tools, report);
  return received === 'BOOKED' || received === 'NOTED';
}
