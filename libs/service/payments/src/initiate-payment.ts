import { type PaymentInitiation } from '@portal/contract';
import {
  checkPaymentAmount,
  checkTakesPayments,
  fromCents,
  payatReference,
  type PlainDate,
  premiumPosition,
  toCents,
} from '@portal/domain';
import {
  done,
  type Origin,
  type Outcome,
  refused,
  refusedFields,
  premiumsKnown,
  processDueEvents,
} from '@portal/service-change-pipeline';
import {
  appendAudit,
  findOpenAttempt,
  findPayment,
  inTransaction,
  insertPayment,
  lockPolicy,
  type PaymentRow,
  savePayment,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { newPayment, withStatus } from './payment-record';
import { type PaymentTools } from './payment-tools';

/** A customer who wants to pay now. */
export interface PayNow {
  policyNumber: string;
  customerId: string;
  /** Rand. */
  amount: number;
  cellNumber: string | null;
  emailAddress: string | null;
  origin: Origin;
}

/** How long a payment page stays open. Source: docs/domain/payments.md#r6-3. */
const openMs = 30 * 60_000;
/** The same amount within this time is the same attempt. */
const sameAttemptMs = 60_000;

/**
 * Starts an online payment: the amount is held against what is owed, noted as on its way, and the provider is asked for its page.
 *
 * However often it is asked for within a minute, there is one payment and one page. Nobody waits for the provider while the policy
 * is held. Source: docs/domain/payments.md#r6-3.
 */
export async function initiatePayment(tools: PaymentTools, asked: PayNow): Promise<Outcome<PaymentInitiation>> {
  const noted = await inTransaction(tools.database, (tx) => noteAttempt(tools, tx, asked));
  if (!noted.success) return noted;
  const payment = noted.value;
  const expiresAt = (payment.expiresAt ?? tools.clock.now()).toISOString();
  const digiapiExternalRef = payment.id.replaceAll('-', '');
  const request = {
    payatReferenceNum: payatReference(asked.policyNumber),
    digiapiExternalRef,
    expiresAt,
    amount: fromCents(payment.amountCents),
    returnUrl: tools.returnUrl,
    cellNumber: asked.cellNumber,
    emailAddress: asked.emailAddress,
  };
  const started = payment.redirectUrl ? { redirectUrl: payment.redirectUrl } : await startAt(tools, payment, request);
  if (started === null) return refused('PROVIDER_UNAVAILABLE');
  const { payatReferenceNum, amount } = request;
  return done({ paymentId: payment.id, payatReferenceNum, digiapiExternalRef, amount, ...started, expiresAt });
}

async function noteAttempt(tools: PaymentTools, tx: Transaction, asked: PayNow): Promise<Outcome<PaymentRow>> {
  const now = tools.clock.now();
  const found = await lockPolicy(tx, asked.policyNumber);
  if (found === null) return refused('NOT_FOUND');
  const { row, today, waiting } = await processDueEvents(tools, tx, found, now);
  const refusal = mayPay({ ...row.record, ...premiumsKnown(row.record, waiting) }, asked.amount, today);
  if (refusal) return refusal;
  const { policyNumber } = row;
  const amountCents = toCents(asked.amount);
  const since = new Date(now.getTime() - sameAttemptMs);
  const before = await findOpenAttempt(tx, { policyNumber, amountCents, since });
  if (before) return done(before);
  const attempt = newPayment(row.record, { id: tools.random.uuid(), amountCents, now });
  const payment = { ...attempt, initiatedAt: now, expiresAt: new Date(now.getTime() + openMs) };
  await insertPayment(tx, payment);
  await appendAudit(tx, {
    at: now,
    actorType: 'CUSTOMER',
    actorId: asked.customerId,
    role: 'customer',
    policyNumber,
    requestId: asked.origin.requestId,
    ip: asked.origin.address,
    action: 'PAYMENT_STARTED',
    entityType: 'PAYMENT',
    entityId: payment.id,
    after: { Amount: asked.amount },
    outcome: 'SUCCEEDED',
  });
  return done(payment);
}

function mayPay(policy: StoredPolicy, amount: number, today: PlainDate) {
  const takes = checkTakesPayments(policy, today);
  if (!takes.success) return refused('INVALID_STATUS', takes.message);
  const position = premiumPosition(policy, today, false);
  const checked = checkPaymentAmount(amount, { ...position, Monthly_Premium: policy.Monthly_Premium });
  return checked.success ? null : refusedFields([{ field: 'amount', message: checked.message }]);
}

/** Asks for the page and notes where it is. An attempt without a page is over: nobody can pay it. */
async function startAt(
  tools: PaymentTools,
  payment: PaymentRow,
  request: Parameters<PaymentTools['provider']['start']>[0],
): Promise<{ redirectUrl: string } | null> {
  const started = await tools.provider.start(request).catch(() => null);
  await inTransaction(tools.database, async (tx) => {
    await lockPolicy(tx, payment.policyNumber);
    const present = await findPayment(tx, payment.policyNumber, payment.id);
    if (present?.status !== 'SUBMITTED' || present.redirectUrl !== null) return;
    const failureReason = 'The payment page could not be opened';
    await savePayment(
      tx,
      started ? { ...present, ...started } : withStatus(present, { status: 'CANCELLED', failureReason }),
    );
  });
  return started;
}
