import { Hono } from 'hono';
import * as v from 'valibot';
import { type Schedule } from '../../clock/schedule';
import { createCallbackLine } from '../../delivery/callback-line';
import { refusal, success } from '../../http/answers';
import { instant, text } from '../../http/fields';
import { formFields, smallBody } from '../../http/form';
import { ownPagesOnly } from '../../http/own-pages-only';
import { signedCalls } from '../../signed/signed-calls';
import { DebitInstructionSchema } from './debit';
import { createDebits } from './debits';
import { debitsPage } from './debits-page';

interface Options {
  header: string;
  secret: string;
  callbackUrl: string;
  now: () => Date;
  newId: () => string;
  schedule: Schedule;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const QuestionSchema = v.strictObject({ instructionId: text('instructionId', 64), sentAt: instant('sentAt') });

/** Debits: creditors hand them over and ask about them, and an operator decides what becomes of them. */
export function debitRoutes({ header, secret, callbackUrl, now, newId, schedule, fetch }: Options): Hono {
  const routes = new Hono();
  const line = createCallbackLine({ url: callbackUrl, header, secret, now, fetch, schedule });
  const debits = createDebits({ now, newId, line, schedule });
  const signed = signedCalls({ header, secret, now });

  routes.post('/bank/api/collections', smallBody, async (c) => {
    const call = await signed.body(c, DebitInstructionSchema);
    if ('refused' in call) return call.refused;
    const { sentAt: _sentAt, ...instruction } = call.message;
    const taken = debits.take(instruction);
    if (taken === 'ANOTHER') return refusal(409, 'CONFLICT', 'Another debit has this instructionId');
    return success({ instructionId: instruction.instructionId }, taken === 'REPEAT' ? 200 : 201);
  });
  routes.get('/bank/api/collections/result', (c) => {
    const call = signed.query(c, QuestionSchema);
    if ('refused' in call) return call.refused;
    return success({ result: debits.resultOf(call.message.instructionId) });
  });

  routes.get('/bank/debits', (c) => c.html(debitsPage({ debits: debits.all() })));
  routes.post('/bank/debits/:instructionId/decide', ownPagesOnly, smallBody, async (c) => {
    const { outcome = '' } = await formFields(c);
    const isDone = debits.decide(c.req.param('instructionId'), outcome);
    return isDone
      ? c.redirect('/bank/debits', 303)
      : c.html(debitsPage({ debits: debits.all(), isTooLate: true }), 409);
  });
  return routes;
}
