import { findPaymentByTransaction, inTurn } from '@portal/service-store';
import { type PaymentReport } from './payment-provider';
import { type PaymentTools } from './payment-tools';
import { receiveReport } from './receive-report';

type Tools = Omit<PaymentTools, 'returnUrl'>;

/** How far back each cycle looks: reports that went astray while nobody was there are still found. */
const lookBackMs = 3 * 86_400_000;

/**
 * Asks the provider what it has and takes in whatever has not reached us. Gives how many payments that was.
 * Source: reliability F6.
 */
export async function reconcile(tools: Tools, signal?: AbortSignal): Promise<number> {
  const from = new Date(tools.clock.now().getTime() - lookBackMs);
  return inTurn(await tools.provider.changesSince(from), (report) => takeIn(tools, report), signal);
}

async function takeIn(tools: Tools, report: PaymentReport): Promise<boolean> {
  const known = await findPaymentByTransaction(tools.database, report.payatTranId);
  if (known?.status === report.status) return false;
  const wasPaidFirst = report.status === 'REVERSED' && known?.status !== 'SUCCESSFUL';
  if (wasPaidFirst) await receiveReport(tools, { ...report, status: 'SUCCESSFUL' });
  const received = await receiveReport(tools, report);
  return received === 'BOOKED' || received === 'NOTED';
}
