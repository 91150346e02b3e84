import { apiBase, type PayatCallback, reportHeaders } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { type PaymentProvider, type PaymentRequest, signatureOf } from '@portal/service-payments';
import { type Clock } from '@portal/service-store';
import { escaped, page } from './page';

/** What can become of a payment: what the service is told, and what the way back says. */
const results = {
  success: { label: 'Pay it', status: 'SUCCESSFUL' },
  failed: { label: 'Let it fail', status: 'FAILED' },
  cancelled: { label: 'Cancel it', status: 'CANCELLED' },
} as const;
type Result = keyof typeof results;
const isResult = (text: unknown): text is Result => typeof text === 'string' && Object.hasOwn(results, text);

interface Around {
  clock: Clock;
  /** Where somebody who goes to pay arrives. */
  address: string;
  /** What the service knows the reports of the provider by. */
  secret: string;
}

/** Pay@ in the hand of whoever develops: each payment has a page on which they say what becomes of it. */
export function stubPayments({ clock, address, secret }: Around) {
  const started = new Map<string, PaymentRequest>();
  const provider: PaymentProvider = {
    start: async (request) => {
      started.set(request.digiapiExternalRef, request);
      return { redirectUrl: `${address}?payment=${encodeURIComponent(request.digiapiExternalRef)}` };
    },
    changesSince: async () => [],
  };
  const named = ({ url }: Request) => started.get(new URL(url).searchParams.get('payment') ?? '');

  /** What the provider would send to the service, signed as it would. */
  const reportOf = (payment: PaymentRequest, result: Result): Request => {
    const now = clock.now().toISOString();
    const report: PayatCallback = {
      payatTranId: `stub-${payment.digiapiExternalRef}`,
      payatReferenceNum: payment.payatReferenceNum,
      digiapiExternalRef: payment.digiapiExternalRef,
      amount: payment.amount,
      status: results[result].status,
      paymentMethod: 'CARD',
      paidAt: now,
      network: null,
      currency: 'ZAR',
      sentAt: now,
    };
    const body = JSON.stringify(report);
    const headers = {
      'content-type': 'application/json',
      [reportHeaders.payatSignature]: signatureOf(secret, body),
    };
    return new Request(`${new URL(address).origin}${apiBase}/payments/payat/callback`, {
      method: 'POST',
      headers,
      body,
    });
  };

  return {
    provider,
    /** The page of one payment. */
    show: (request: Request): Response => {
      const payment = named(request);
      return payment
        ? page('A payment', choiceOf(payment))
        : page('No such payment', '<p>It was started before this stub was.</p>');
    },
    /** Tells the service what became of a payment, and sends the payer back. */
    settle: async (request: Request, tell: (report: Request) => Promise<Response>): Promise<Response> => {
      const payment = named(request);
      const result = (await request.formData().catch(() => null))?.get('result');
      if (!payment || !isResult(result))
        return page('No such payment', '<p>Choose one of the buttons of its page.</p>');
      await tell(reportOf(payment, result));
      return new Response(null, { status: 303, headers: { location: wayBack(payment, result) } });
    },
  };
}

const choiceOf = ({ amount, payatReferenceNum }: PaymentRequest) =>
  `<p>${escaped(formatRand(amount))} for reference ${escaped(payatReferenceNum)}. No money moves.</p><form method="post">` +
  Object.entries(results)
    .map(([name, { label }]) => `<p><button name="result" value="${name}">${label}</button></p>`)
    .join('') +
  '</form>';

/** Source: docs/domain/payments.md#r6-4. */
function wayBack({ returnUrl, digiapiExternalRef, payatReferenceNum, amount }: PaymentRequest, status: Result): string {
  const address = new URL(returnUrl);
  const parameters = {
    status,
    payatTranId: `stub-${digiapiExternalRef}`,
    payatReferenceNum,
    digiapiPaymentMethod: 'CARD',
    digiapiExternalRef,
    payatAmount: amount.toFixed(2),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
