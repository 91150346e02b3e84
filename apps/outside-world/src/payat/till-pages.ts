import { parseRand, toCents } from '@portal/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { formFields, smallBody } from '../http/form';
import { type Ledger } from './ledger';
import { shops } from './payment-ways';
import { type Payments } from './payments';
import { slipPage, tillPage } from './till-page';

interface Options {
  ledger: Ledger;
  payments: Payments;
  billerName: string;
}

const TillSchema = v.object({
  reference: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replace(/\s/g, '')),
    v.regex(/^1\d{15}$/, 'A reference has 16 digits and starts with 1'),
  ),
  amount: v.pipe(
    v.optional(v.string(), ''),
    v.transform(parseRand),
    v.number('Enter an amount such as 189,00'),
    v.minValue(1, 'A till takes R1 or more'),
    v.maxValue(10_000, 'A till takes R10 000 at most'),
  ),
  shop: v.picklist(shops, 'Choose a shop'),
});

/** A shop's till: cash for a reference. */
export function tillPages({ ledger, payments, billerName }: Options): Hono {
  const pages = new Hono();

  pages.get('/payat/till', (c) => {
    const slip = ledger.withId(c.req.query('slip') ?? '');
    return slip ? c.html(slipPage({ transaction: slip, billerName })) : c.html(tillPage({}));
  });

  pages.post('/payat/till', smallBody, async (c) => {
    const typed = await formFields(c);
    const sale = v.safeParse(TillSchema, typed);
    if (!sale.success) return c.html(tillPage({ typed, problems: v.flatten(sale.issues).nested ?? {} }), 400);
    const { reference, amount, shop } = sale.output;
    const { payatTranId } = await payments.payAtTill({ reference, cents: toCents(amount), shop });
    return c.redirect(`/payat/till?slip=${payatTranId}`, 303);
  });
  return pages;
}
