import { type PlainDate } from '@portal/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { success } from '../http/answers';
import { instant, text } from '../http/fields';
import { type signedCalls } from './signed-calls';

const date = 'day must be a date such as 2026-03-02';
const OneSchema = v.strictObject({ payoutId: text('payoutId', 64), sentAt: instant('sentAt') });
const DaySchema = v.strictObject({ day: v.pipe(v.string(date), v.isoDate(date)), sentAt: instant('sentAt') });

interface PayoutQuestions {
  /** The address below which they are asked. */
  api: string;
  signed: ReturnType<typeof signedCalls>;
  /** What became of one. */
  ask: (payoutId: string) => unknown;
  /** What is answered about a day. */
  day: (day: PlainDate) => Record<string, unknown>;
}

/** What whoever pays is asked about what it was told to pay: what became of one, and all of a day. */
export function payoutQuestions({ api, signed, ask, day }: PayoutQuestions): Hono {
  const routes = new Hono();
  routes.get(`${api}/one`, (c) => {
    const call = signed.query(c, OneSchema);
    return 'refused' in call ? call.refused : success(ask(call.message.payoutId));
  });
  routes.get(`${api}/day`, (c) => {
    const call = signed.query(c, DaySchema);
    return 'refused' in call ? call.refused : success(day(call.message.day));
  });
  return routes;
}
