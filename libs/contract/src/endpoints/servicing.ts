import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { PolicySearchResultSchema, PolicySearchSchema } from '../records/staff/policy-search';
import {
  PaymentLinkSchema,
  PolicySummarySchema,
  StaffNoteSchema,
  WriteNoteSchema,
} from '../records/staff/policy-summary';
import { RevealedSchema, RevealSchema } from '../records/staff/reveal';
import { OpenPolicySchema, ServicingClosedSchema, ServicingSchema } from '../records/staff/servicing';

const isAddition = true;

/** What staff do before and around the calls that customers make too. */
export const servicingAdditions = {
  searchPolicies: endpoint('POST /staff/policy-search', {
    summary: 'Find policies by policy number, ID number, cellphone number or the start of a name',
    permission: 'find policies',
    body: PolicySearchSchema,
    reply: PolicySearchResultSchema,
    isAddition,
  }),
  servicings: endpoint('GET /staff/servicings', {
    summary: 'The policies that are open to the caller, the latest first',
    permission: 'find policies',
    reply: v.array(ServicingSchema),
    isAddition,
  }),
  openPolicy: endpoint('POST /staff/servicings/{policyNumber}', {
    summary: 'Open a policy, with a reason and what the caller answered; every other call about it needs this',
    permission: 'find policies',
    body: OpenPolicySchema,
    reply: ServicingSchema,
    errors: ['CALLER_NOT_VERIFIED', 'LOCKED'],
    isAddition,
  }),
  closePolicy: endpoint('DELETE /staff/servicings/{policyNumber}', {
    summary: 'Close a policy again',
    permission: 'find policies',
    reply: ServicingClosedSchema,
    isAddition,
  }),
  policySummary: endpoint('GET /staff/policies/{policyNumber}/summary', {
    summary: 'One page about a policy: its person, arrears, open requests, last contacts and notes',
    permission: 'find policies',
    reply: PolicySummarySchema,
    isAddition,
  }),
  writeNote: endpoint('POST /staff/policies/{policyNumber}/notes', {
    summary: 'Write a note about a policy; notes are never changed',
    permission: 'find policies',
    body: WriteNoteSchema,
    reply: StaffNoteSchema,
    isAddition,
  }),
  sendPaymentLink: endpoint('POST /staff/policies/{policyNumber}/payment-link', {
    summary: 'Send the policyholder the address where they pay, to the cellphone number on record',
    permission: 'send a payment link',
    reply: PaymentLinkSchema,
    errors: ['INVALID_STATUS', 'CONFLICT', 'RATE_LIMIT'],
    isAddition,
  }),
  noteReveal: endpoint('POST /staff/policies/{policyNumber}/reveals', {
    summary: 'Note that a full ID number is being looked at',
    permission: 'find policies',
    body: RevealSchema,
    reply: RevealedSchema,
    isAddition,
  }),
};
