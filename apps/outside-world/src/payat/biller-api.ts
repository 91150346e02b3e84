import { Hono } from 'hono';
import * as v from 'valibot';
import { success } from '../http/answers';
import { instant } from '../http/fields';
import { smallBody } from '../http/form';
import { signedCalls } from '../signed/signed-calls';
import { type Ledger } from './ledger';
import { type Payments } from './payments';
import { PaymentRequestSchema } from './transaction';

/** The header in which both sides sign. */
export const payatSignatureHeader = 'x-payat-signature';

interface Options {
  secret: string;
  now: () => Date;
  ledger: Ledger;
  payments: Payments;
  /** Where people reach these pages. */
  outsideUrl: string;
}

const PeriodSchema = v.strictObject({ from: instant('from'), sentAt: instant('sentAt') });

/** What billers call: ask for a payment, and compare their books with ours. */
export function billerApi({ secret, now, ledger, payments, outsideUrl }: Options): Hono {
  const api = new Hono();
  const signed = signedCalls({ header: payatSignatureHeader, secret, now });

  api.post('/payat/api/transactions', smallBody, async (c) => {
    const call = await signed.body(c, PaymentRequestSchema);
    if ('refused' in call) return call.refused;
    const { transaction, isRepeat } = payments.request(call.message);
    const redirectUrl = `${outsideUrl}/payat/pay/${transaction.page?.token}`;
    return success({ payatTranId: transaction.payatTranId, redirectUrl }, isRepeat ? 200 : 201);
  });

  api.get('/payat/api/reconciliation', (c) => {
    const call = signed.query(c, PeriodSchema);
    return 'refused' in call
      ? call.refused
      : success({ transactions: ledger.changedSince(new Date(call.message.from)) });
  });
  return api;
}
