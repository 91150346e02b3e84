// Reports of the payment provider, signed as it does: cash at a till.
import { createHmac } from 'node:crypto';

const secret = 'demo-payat-secret';

/** Gives what reports one payment after the other, each for the next of these policies; it gives the status of the answer. */
export function reporter({ ask, api, numbers }) {
  let reported = 0;
  return async () => {
    const policyNumber = numbers[reported % numbers.length];
    const now = new Date().toISOString();
    const body = JSON.stringify({
      payatTranId: `48${Date.now()}${(reported += 1)}`,
      payatReferenceNum: `199999${policyNumber}`,
      digiapiExternalRef: null,
      amount: 100.5,
      status: 'SUCCESSFUL',
      paymentMethod: 'CASH',
      paidAt: now,
      network: 'Shoprite',
      sentAt: now,
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-payat-signature': signature };
    const { status } = await ask(`${api}/payments/payat/callback`, { method: 'POST', headers, body });
    return status;
  };
}
