import { reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { type DebtorBank } from './debtor-bank';
import { type PartnerOptions, signedPartner } from './signed-partner';

/** DebiCheck over HTTP: what is sent is signed, as what comes back is. */
export function debtorBankOverHttp(options: PartnerOptions): DebtorBank {
  const bank = signedPartner(reportHeaders.debiCheckSignature, options);
  return { ask: async (mandate) => void (await bank.post('/bank/api/mandates', mandate, v.unknown())) };
}
