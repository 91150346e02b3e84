import { type Context, Hono } from 'hono';
import { formFields, smallBody } from '../http/form';
import { contentSecurityPolicy } from '../http/security-headers';
import { type Ledger } from './ledger';
import { endedPage, noPaymentPage, paymentPage, windowClosedPage } from './payment-page';
import { paymentWayCodes } from './payment-ways';
import { type Payments } from './payments';
import { returnAddress } from './return-address';
import { scenarioNamed, scenarioOf } from './scenarios';
import { type Transaction } from './transaction';
import { whereItStands } from './where-it-stands';

interface Options {
  now: () => Date;
  ledger: Ledger;
  payments: Payments;
  billerName: string;
}

/** The page on which a payer pays, and what becomes of pressing its buttons. Works without any script. */
export function hostedPages({ now, ledger, payments, billerName }: Options): Hono {
  const pages = new Hono();

  pages.get('/payat/pay/:token', (c) => {
    const transaction = ledger.withToken(c.req.param('token'));
    return transaction ? show(c, transaction) : c.html(noPaymentPage(), 404);
  });

  pages.post('/payat/pay/:token', smallBody, async (c) => {
    const transaction = ledger.withToken(c.req.param('token'));
    if (!transaction) return c.html(noPaymentPage(), 404);
    const fields = await formFields(c);
    const standing = whereItStands(transaction, now());
    if (standing === 'EXPIRED') return show(c, transaction);
    if (standing !== 'TO_PAY') return sendBack(c, transaction); // pressed twice: the same way back
    const way = paymentWayCodes.find((code) => code === fields['method']);
    const scenario = scenarioNamed(fields['scenario'] ?? scenarioOf(transaction.cents));
    if (!way || !scenario) return show(c, transaction, 'Choose how you would like to pay.');
    await payments.pay(transaction, scenario.name, way);
    return sendBack(c, transaction);
  });

  function show(c: Context, transaction: Transaction, problem?: string) {
    const standing = whereItStands(transaction, now());
    if (standing !== 'TO_PAY') {
      return c.html(endedPage({ transaction, billerName, standing, returnTo: returnAddress(transaction) }));
    }
    // A browser counts the address that a form is redirected to as a target of that form.
    const target = transaction.page ? [new URL(transaction.page.returnUrl).origin] : [];
    c.header('content-security-policy', contentSecurityPolicy(target));
    return problem
      ? c.html(paymentPage({ transaction, billerName, problem }), 400)
      : c.html(paymentPage({ transaction, billerName }));
  }

  return pages;
}

function sendBack(c: Context, transaction: Transaction) {
  const address = returnAddress(transaction);
  return address ? c.redirect(address, 303) : c.html(windowClosedPage());
}
