import * as v from 'valibot';
import { customersOnly, endpoint } from '../endpoint';
import { DocumentFileSchema } from '../records/document';
import { PaidStatusSchema } from '../records/paid-status';
import { PolicyReplySchema } from '../records/policy';
import { PolicyListItemSchema } from '../records/policy-list-item';

/** Policies, their schedule, and what is paid. */
export const policyEndpoints = {
  policiesByIdNumber: endpoint('GET /policies/id-number/{idNumber}', {
    summary: 'The policies of one person; customers may ask only about themselves',
    permission: 'see policies',
    reply: v.array(PolicyListItemSchema),
  }),
  policyById: endpoint('GET /policies/{policyId}', {
    summary: 'One policy by its id',
    permission: 'see policies',
    reply: PolicyReplySchema,
  }),
  policy: endpoint('GET /policy/{policyNumber}', {
    summary: 'One policy by its number, with everybody and everything on it',
    permission: 'see policies',
    reply: PolicyReplySchema,
  }),
  policies: endpoint('GET /policies', {
    summary: 'The policies of the signed-in customer',
    callers: customersOnly,
    reply: v.array(PolicyListItemSchema),
    isAddition: true,
  }),
  policyDocument: endpoint('GET /policies/{policyNumber}/document', {
    summary: 'The current policy schedule as a PDF in base64',
    permission: 'see policies',
    reply: DocumentFileSchema,
    errors: ['INVALID_STATUS'],
  }),
  paidStatus: endpoint('GET /policies/{policyNumber}/paid-status', {
    summary: 'What is paid and due, with the last 24 payments',
    permission: 'see policies',
    reply: PaidStatusSchema,
  }),
};
