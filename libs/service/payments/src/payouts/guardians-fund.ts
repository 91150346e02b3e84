import { maskAccountNumber } from '@portal/domain';
import { type PayoutRecord, type PayoutRow } from '@portal/service-store';
import { type PayoutOrder } from './payout-bank';

/** The account of the Guardian's Fund of the Master of the High Court, as the insurer has set it. */
export type FundAccount = PayoutOrder['account'];

/** What the account of the Fund is known by where payments are kept: no claim has it, and one without an account is paid in cash. */
export const fundAccountId = '00000000-0000-4000-8000-00000000f04d';

/** Whether a payment is what a child is due for whom nobody came. Source: docs/domain/claims.md#c6-1. */
export const isToGuardiansFund = ({ record }: { record: Pick<PayoutRow['record'], 'payee'> }): boolean =>
  record.payee.kind === 'GUARDIANS_FUND';

/** Where a payment to the Fund goes, as it is written down. */
export const intoFund = ({ bankName, accountNumber }: FundAccount) =>
  ({
    accountId: null,
    bank: bankName,
    accountNumber: maskAccountNumber(accountNumber),
    waitsForAdministrator: false,
  }) satisfies Partial<PayoutRecord>;
