import { Hono } from 'hono';
import { createCallbackLine } from '../delivery/callback-line';
import { refusal, success } from '../http/answers';
import { file } from '../http/file';
import { formFields, smallBody } from '../http/form';
import { ownPagesOnly } from '../http/own-pages-only';
import { signedCalls } from '../signed/signed-calls';
import { type SigningPartner } from '../signed/signing-partner';
import { bankPage } from './bank-page';
import { debitRoutes } from './debits/debit-routes';
import { MandateRequestSchema, type MandateResult } from './mandate';
import { createMandates } from './mandates';
import bankStyle from './page/bank.css?raw';

/** The header in which both sides sign. */
const debicheckSignatureHeader = 'x-debicheck-signature';

interface Options extends SigningPartner {
  /** Where results of debits go. */
  collectionsCallbackUrl: string;
}

const results: Record<string, MandateResult> = { approve: 'AUTHENTICATED', decline: 'REJECTED' };

/** The stand-in for the payer's bank: creditors ask for DebiCheck mandates, payers answer in the banking app. */
export function bank({ secret, callbackUrl, collectionsCallbackUrl, now, newId, schedule, fetch }: Options): Hono {
  const standIn = new Hono();
  const header = debicheckSignatureHeader;
  const line = createCallbackLine({ url: callbackUrl, header, secret, now, fetch, schedule });
  const mandates = createMandates({ now, newId, line });
  const signed = signedCalls({ header, secret, now });

  const outside = { now, newId, schedule, fetch };
  standIn.route('/', debitRoutes({ header, secret, callbackUrl: collectionsCallbackUrl, ...outside }));

  standIn.post('/bank/api/mandates', smallBody, async (c) => {
    const call = await signed.body(c, MandateRequestSchema);
    if ('refused' in call) return call.refused;
    const { isRepeat } = mandates.ask(call.message);
    return success({ contractReference: call.message.contractReference }, isRepeat ? 200 : 201);
  });

  standIn.get('/bank/bank.css', file(bankStyle, 'text/css; charset=utf-8'));
  standIn.get('/bank', (c) => c.html(bankPage({ mandates: mandates.all(), now: now() })));
  standIn.post('/bank/mandates/:contractReference/answer', ownPagesOnly, smallBody, async (c) => {
    const { question, answer = '' } = await formFields(c);
    const result = Object.hasOwn(results, answer) ? results[answer] : undefined;
    if (!result) return refusal(400, 'BAD_REQUEST', 'answer must be approve or decline');
    const isTaken = mandates.answer(c.req.param('contractReference'), question, result);
    return isTaken
      ? c.redirect('/bank', 303)
      : c.html(bankPage({ mandates: mandates.all(), now: now(), isTooLate: true }), 409);
  });
  return standIn;
}
