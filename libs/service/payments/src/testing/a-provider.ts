import {
  type PaymentProvider,
  type PaymentReport,
  type PaymentRequest,
  ProviderUnavailable,
} from '../payment-provider';

/** A provider that a test holds in its hand: it notes what it is asked for, and is out of order when told so. */
export function aProvider() {
  const started = new Map<string, PaymentRequest>();
  const state = { calls: 0, isDown: false, changes: [] as PaymentReport[] };
  const provider: PaymentProvider = {
    start: async (request) => {
      state.calls += 1;
      if (state.isDown) throw new ProviderUnavailable('It is down');
      if (!started.has(request.digiapiExternalRef)) started.set(request.digiapiExternalRef, request);
      return { redirectUrl: `https://pay.example/${request.digiapiExternalRef}` };
    },
    changesSince: async () => state.changes,
  };
  return { provider, started, state };
}
