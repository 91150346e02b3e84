import { type Endpoints, type PolicySummary } from '@portal/contract';
import { fullName, labelOf, languages, maskIdNumber } from '@portal/domain';
import {
  type ApprovalActionRow,
  findCustomer,
  findServicing,
  hasRunOut,
  lastContacts,
  listPolicies,
  paymentsOf,
  pendingActions,
  type StoredMainMember,
  staffNotesOf,
} from '@portal/service-store';
import { type ServicingCall, type Tools } from '../../../call/use-case';
import { paidStatus } from '../../../policy-view/paid-status';
import { policyListItem } from '../../../policy-view/policy-list-item';
import { Refusal } from '../../../wire/refusal';
import { paymentRecord } from '../../documents/payment-documents';
import { noteRecord } from '../notes/write-note';
import { servicingRecord } from '../servicing/servicing-record';
import { contactsOf } from './contacts';

const mostContacts = 10;

/** What a member of staff wants to know before the first question, on one page. */
export async function policySummary(
  { policy, caller, request }: ServicingCall<Endpoints['policySummary']>,
  { database }: Tools,
): Promise<PolicySummary> {
  const { policyNumber, record, customerId } = policy;
  const { now, today } = request;
  const [servicing, customer, policies, payments, actions, contacts, notes] = await Promise.all([
    findServicing(database, { staffId: caller.staff.id, policyNumber, now }),
    findCustomer(database, customerId),
    listPolicies(database, customerId),
    paymentsOf(database, policyNumber),
    pendingActions(database, policyNumber),
    lastContacts(database, policyNumber, mostContacts),
    staffNotesOf(database, policyNumber),
  ]);
  if (servicing === null) throw new Refusal('POLICY_NOT_OPENED'); // closed a moment ago
  const paid = paidStatus(record, payments.map(paymentRecord), today);
  return {
    servicing: servicingRecord(servicing, record),
    mainMember: mainMemberOf(record.MainMember),
    policyStatus: record.Policy_Status,
    premiumStatus: paid.Premium_Status,
    productName: record.Product.Product_Name,
    policies: policies.map((row) => policyListItem(row.record, today)),
    monthlyPremium: record.Monthly_Premium,
    arrears: paid.Arrears_Amount,
    nextDueDate: paid.Next_Due_Date,
    paidToDate: paid.Paid_To_Date,
    graceEndDate: paid.Grace_End_Date,
    canPayNow: paid.Can_Pay_Now,
    openRequests: actions.filter((action) => !hasRunOut(action, now)).map(openRequest),
    lastSignInAt: customer?.lastLoginAt?.toISOString() ?? null,
    contacts: contactsOf(contacts, mostContacts),
    notes: notes.map(noteRecord),
  };
}

const mainMemberOf = (member: StoredMainMember): PolicySummary['mainMember'] => ({
  name: fullName(member),
  idNumberMasked: member.Id_Number && maskIdNumber(member.Id_Number),
  dateOfBirth: member.Date_Of_Birth,
  cellNumber: member.Cell_Number,
  emailAddress: member.Email_Address,
  language: labelOf(languages, member.Preferred_Language),
});

function openRequest({ record }: ApprovalActionRow): PolicySummary['openRequests'][number] {
  const { id, actionType, entityLabel, approverType, requestedBy, requestedAt, expiresAt } = record;
  return { id, actionType, entityLabel, approverType, requestedBy: requestedBy.name, requestedAt, expiresAt };
}
