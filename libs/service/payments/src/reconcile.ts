import { policyNumberOfReference } from '@portal/domain';
import { findPaymentByTransaction, noteTakenIn, oneByOne, type Reporting, takenInUntil } from '@portal/service-store';
import { type PaymentReport } from './payment-provider';
import { type PaymentTools } from './payment-tools';
import { receiveReport } from './receive-report';

type Tools = Omit<PaymentTools, 'returnUrl'> & Reporting;

/** How far each cycle goes back beyond the last one that ended: the provider may learn of a payment late. */
const lookBackMs = 3 * 86_400_000;

/**
 * Asks the provider what it has and takes in whatever has not reached us, also after weeks in which nobody asked: until all of it could be
 * taken in, each cycle goes back as far as this one. Gives how many payments that was.
 * Source: docs/reliability.md#f6.
 */
export async function reconcile(tools: Tools, signal?: AbortSignal): Promise<number> {
  const { database, clock, provider } = tools;
  const now = clock.now();
  const last = (await takenInUntil(database, 'PAYAT')) ?? now;
  const from = new Date(Math.min(last.getTime(), now.getTime()) - lookBackMs);
  const reports = await provider.changesSince(from);
  const work = await oneByOne(tools, 'PAYMENT_REPORT');
  const count = await work.goThrough(reports, itemOf, (report) => takeIn(tools, report), signal);
  const isAllIn = signal?.aborted !== true && work.leftOut() === 0;
  if (isAllIn) await noteTakenIn(database, 'PAYAT', now);
  return count;
}

const itemOf = ({ payatTranId, payatReferenceNum }: PaymentReport) => ({
  id: payatTranId,
  policyNumber: policyNumberOfReference(payatReferenceNum),
});

async function takeIn(tools: Tools, report: PaymentReport): Promise<boolean> {
  const known = await findPaymentByTransaction(tools.database, report.payatTranId);
  if (known?.status === report.status) return false;
  const wasPaidFirst = report.status === 'REVERSED' && known?.status !== 'SUCCESSFUL';
  if (wasPaidFirst) await receiveReport(tools, { ...report, status: 'SUCCESSFUL' });
  const received = await receiveReport(tools, report);
  return received === 'BOOKED' || received === 'NOTED';
}
