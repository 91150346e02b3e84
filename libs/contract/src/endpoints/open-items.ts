import { endpoint } from '../endpoint';
import {
  CloseDebitExceptionSchema,
  ClosedExceptionSchema,
  DebitExceptionsSchema,
} from '../records/staff/debit-exceptions';
import {
  SetApartPoliciesSchema,
  TriedAgainSchema,
  TrySetApartItemSchema,
  TrySoonSchema,
} from '../records/staff/set-apart';

const isAddition = true;

/** What the jobs of each day leave for somebody to look into. */
export const openItemAdditions = {
  debitExceptions: endpoint('GET /staff/debit-exceptions', {
    summary: 'Debits that somebody has to look into, the oldest first',
    permission: 'see debit exceptions',
    reply: DebitExceptionsSchema,
    isAddition,
  }),
  closeDebitException: endpoint('POST /staff/debit-exceptions/{id}/close', {
    summary: 'Say what was found; what waited for it goes on',
    permission: 'close debit exceptions',
    body: CloseDebitExceptionSchema,
    reply: ClosedExceptionSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
  setApartPolicies: endpoint('GET /staff/set-apart-policies', {
    summary: 'Policies, and pieces of the work of jobs, that could not be dealt with, the longest waiting first',
    permission: 'see policies set apart',
    reply: SetApartPoliciesSchema,
    isAddition,
  }),
  trySetApartPolicy: endpoint('POST /staff/set-apart-policies/{policyNumber}/try-again', {
    summary: 'Do now what is due on such a policy',
    permission: 'see policies set apart',
    reply: TriedAgainSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
  trySetApartItem: endpoint('POST /staff/set-apart-items/try-again', {
    summary: 'Have the job try such a piece of work with its next round',
    permission: 'see policies set apart',
    body: TrySetApartItemSchema,
    reply: TrySoonSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
};
