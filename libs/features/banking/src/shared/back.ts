import { portalPaths } from '@portal/contract';

/** Where every change of the payment begins and ends. */
export const back = { to: portalPaths.bankingDetails(), label: 'Back to banking details' };

export const failed = 'Your banking details could not be loaded';

/** The generic mandate and its conditions, to read and to print (docs/domain/banking.md#r3-8). */
export const mandateText = '/documents/debicheck-mandate.pdf';

const update = portalPaths.updateBankingDetails();

/** Addresses of the ways to change something. */
export const ways = {
  update,
  account: `${update}?method=DEBIT_ORDER&account=new`,
  day: `${update}?method=DEBIT_ORDER&account=keep`,
  debitOrder: `${update}?method=DEBIT_ORDER`,
};
