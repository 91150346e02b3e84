import {
  type PaymentProvider,
  type PaymentReport,
  type PaymentRequest,
  ProviderUnavailable,
} from '@portal/service-payments';

/** A report that the provider will send, or has sent, about one of its transactions. */
interface Transaction {
  report: PaymentReport;
  at: Date;
}

/** The payment provider: takes attempts, knows what became of them, and tells whoever asks. */
export function paymentPage(now: () => Date) {
  const attempts: PaymentRequest[] = [];
  const transactions: Transaction[] = [];
  const state = { isDown: false, count: 0 };
  const provider: PaymentProvider = {
    start: async (request) => {
      if (state.isDown) throw new ProviderUnavailable('It is down');
      attempts.push(request);
      return { redirectUrl: `https://pay.example/${request.digiapiExternalRef}` };
    },
    changesSince: async (from) => {
      if (state.isDown) throw new ProviderUnavailable('It is down');
      return transactions.filter(({ at }) => at >= from).map(({ report }) => report);
    },
  };
  return {
    state,
    provider,
    attempts,
    transactions,
    /** Notes what became of a payment; the report travels by itself. */
    settle(report: Omit<PaymentReport, 'payatTranId'> & { payatTranId?: string }): PaymentReport {
      state.count += 1;
      const whole = { ...report, payatTranId: report.payatTranId ?? String(480_000_000_000 + state.count) };
      transactions.push({ report: whole, at: now() });
      return whole;
    },
  };
}
