import { claimCashAdditions, voucherReportAdditions } from '@portal/contract';
import { type Table, withoutCalls } from './without-calls';

const aboutCash = Object.keys({ ...claimCashAdditions, ...voucherReportAdditions });

/** The table for an insurer for whom nobody issues cash vouchers: the calls are not found, and no capability names them. */
export const withoutVouchers = (table: Table): Table => withoutCalls(table, new Set(aboutCash));
