import { Hono } from 'hono';
import { createCallbackLine } from '../delivery/callback-line';
import { file } from '../http/file';
import { ownPagesOnly } from '../http/own-pages-only';
import { type SigningPartner } from '../signed/signing-partner';
import { billerApi, payatSignatureHeader } from './biller-api';
import { hostedPages } from './hosted-pages';
import { createLedger } from './ledger';
import { operatorPages } from './operator-pages';
import payatStyle from './page/payat.css?raw';
import { createPayments } from './payments';
import { createReporting } from './reporting';
import { tillPages } from './till-pages';

interface Options extends SigningPartner {
  billerName: string;
  outsideUrl: string;
}

/** The stand-in for Pay@: billers ask for payments, people pay them on a page or at a till, billers hear of it. */
export function payat({ secret, callbackUrl, billerName, outsideUrl, now, newId, schedule, fetch }: Options): Hono {
  const line = createCallbackLine({ url: callbackUrl, header: payatSignatureHeader, secret, now, fetch, schedule });
  const ledger = createLedger({ newId });
  const reporting = createReporting({ now, schedule, line });
  const payments = createPayments({ now, newId, schedule, ledger, reporting });

  const standIn = new Hono();
  standIn.route('/', billerApi({ secret, now, ledger, payments, outsideUrl }));
  standIn.get('/payat/payat.css', file(payatStyle, 'text/css; charset=utf-8'));
  standIn.use('/payat/*', ownPagesOnly);
  standIn.route('/', hostedPages({ now, ledger, payments, billerName }));
  standIn.route('/', tillPages({ ledger, payments, billerName }));
  standIn.route('/', operatorPages({ ledger, reporting, line }));
  return standIn;
}
