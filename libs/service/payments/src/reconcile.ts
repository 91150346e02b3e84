import { findPaymentByTransaction } from '@portal/service-store';
import { type PaymentTools } from './payment-tools';
import { receiveReport } from './receive-report';

/** How far back each cycle looks: reports that went astray while nobody was there are still found. */
const lookBackMs = 3 * 86_400_000;

/**
 * Asks the provider what it has and takes in whatever has not reached us. Gives how many payments that was.
 * Source: reliability F6.
 */
export async function reconcile(tools: Omit<PaymentTools, 'returnUrl'>): Promise<number> {
  const from = new Date(tools.clock.now().getTime() - lookBackMs);
  let taken = 0;
  for (const report of await tools.provider.changesSince(from)) {
    const known = await findPaymentByTransaction(tools.database, report.payatTranId);
    if (known?.status === report.status) continue;
    const wasPaidFirst = report.status === 'REVERSED' && known?.status !== 'SUCCESSFUL';
    if (wasPaidFirst) await receiveReport(tools, { ...report, status: 'SUCCESSFUL' });
    const received = await receiveReport(tools, report);
    if (received === 'BOOKED' || received === 'NOTED') taken += 1;
  }
  return taken;
}
