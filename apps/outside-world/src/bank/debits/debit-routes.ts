import { Hono } from 'hono';
import * as v from 'valibot';
import { createCallbackLine } from '../../delivery/callback-line';
import { refusal, success } from '../../http/answers';
import { instant, text } from '../../http/fields';
import { smallBody } from '../../http/form';
import { decisionRoutes } from '../../http/pages/decision-routes';
import { signedCalls } from '../../signed/signed-calls';
import { type SigningPartner } from '../../signed/signing-partner';
import { DebitInstructionSchema } from './debit';
import { createDebits } from './debits';
import { debitsPage } from './debits-page';

interface Options extends SigningPartner {
  /** The header in which both sides sign. */
  header: string;
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

  const pages = decisionRoutes({
    page: '/bank/debits',
    entries: '/bank/debits',
    about: 'the debit',
    render: (tooLate) => debitsPage({ debits: debits.all(), tooLate }),
    decide: debits.decide,
  });
  return routes.route('/', pages);
}
