import { callersOf, type Endpoint, endpoints } from '@portal/contract';
import { someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { aStaffService, type StaffService } from '../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy } from '../testing/seeded-policies';
import { useCases } from '../use-cases/use-cases';

/** Use cases that staff reach for an open policy only: opening it wrote POLICY_OPENED, with the reason (decision 007). */
const needOpenPolicy = new Set(['policy', 'policy-or-new', 'policy-view', 'servicing']);

/** Every other call that staff may make, and the row of the audit that tells what of a person they read by it. */
const auditedReads: Record<string, string> = {
  policiesByIdNumber: 'POLICIES_LISTED',
  policyById: 'POLICY_OPENED',
  searchPolicies: 'POLICIES_SEARCHED',
  servicings: 'POLICY_OPENED',
  openPolicy: 'POLICY_OPENED',
  closePolicy: 'POLICY_CLOSED',
  approvalQueue: 'REQUESTS_LISTED',
  approvalCase: 'REQUEST_READ',
  takeApproval: 'REQUEST_TAKEN',
  releaseApproval: 'REQUEST_RELEASED',
  askForMore: 'the question, in the history of the request',
  approveTogether: 'the decisions, each by itself',
  searchAudit: 'AUDIT_SEARCHED',
  exportAudit: 'AUDIT_EXPORTED',
  failedMessages: 'FAILED_MESSAGES_READ',
  sendMessageAgain: 'the message that was sent again',
  letterPosted: 'LETTER_POSTED',
  unusedMoney: 'UNUSED_MONEY_READ',
  matchMoney: 'UNUSED_MONEY_MATCHED',
  askMoneyRefund: 'REFUND_ASKED',
  decideMoneyRefund: 'the decision, on the money',
  payMoneyRefund: 'REFUND_PAID',
  debitExceptions: 'DEBIT_EXCEPTIONS_READ',
  closeDebitException: 'DEBIT_EXCEPTION_CLOSED',
  trySetApartPolicy: 'SET_APART_TRIED',
  trySetApartItem: 'SET_APART_TRIED',
  deathReports: 'DEATH_REPORTS_READ',
  deathReport: 'DEATH_REPORT_READ',
  deathReportFile: 'DEATH_REPORT_FILE_READ',
  recordDeathReport: 'DEATH_REPORTED',
  reporterContacted: 'REPORTER_CONTACTED',
  closeDeathReport: 'DEATH_REPORT_CLOSED',
  claimQueue: 'CLAIMS_LISTED',
  openClaimFor: 'CLAIM_OPENED',
  claimCase: 'CLAIM_READ',
  takeClaim: 'CLAIM_TAKEN',
  releaseClaim: 'CLAIM_RELEASED',
  receiveClaimDocument: 'CLAIM_DOCUMENT_SENT',
  claimFile: 'CLAIM_FILE_READ',
  claimFilePdf: 'CLAIM_READ',
  judgeClaimDocument: 'the verdict, on the claim',
  noteClaimFacts: 'CLAIM_FACTS_NOTED',
  confirmDeath: 'CLAIM_DEATH_CONFIRMED',
  askDeathRegister: 'DEATH_REGISTER_ANSWERED',
  liftAlive: 'CLAIM_ALIVE_LIFTED',
  recommendClaim: 'CLAIM_RECOMMENDED',
  confirmClaim: 'CLAIM_CONFIRMED',
  giveBackClaim: 'CLAIM_GIVEN_BACK',
  disputeClaim: 'CLAIM_DISPUTED',
  recallClaim: 'CLAIM_RECALLED',
  reopenClaimFor: 'CLAIM_REOPENED',
  receiveRepresentations: 'CLAIM_DISAGREED',
  answerRepresentations: 'CLAIM_ANSWER_RECOMMENDED',
  confirmAnswer: 'CLAIM_REFUSED_AGAIN',
  letIn: 'CLAIM_LET_IN',
  voidClaim: 'CLAIM_VOIDED',
  askCash: 'CLAIM_CASH_ASKED',
  confirmCash: 'CLAIM_CASH_CONFIRMED',
  giveBackCash: 'CLAIM_CASH_GIVEN_BACK',
  payouts: 'PAYOUTS_READ',
  tracePayee: 'PAYEE_TRACED',
  retryPayout: 'PAYOUT_RETRIED',
  releasePayoutAccount: 'PAYOUT_ACCOUNT_RELEASED',
};
/** Calls of staff that tell of no person. */
const impersonal = new Set([
  'setApartPolicies',
  'logout',
  'whoAmI',
  'products',
  'legacyProducts',
  'supplementaryBenefits',
  'banks',
  'capabilities',
  'notifications',
]);

const forStaff = Object.entries<Endpoint>(endpoints).filter(([, row]) =>
  callersOf(row).some((caller) => caller === 'consultant' || caller === 'portalAdmin'),
);

describe('every call that staff may make says how its read is audited', () => {
  it.each(forStaff.map(([name]) => name))('%s', (name) => {
    const kind = useCases[name as keyof typeof useCases]?.for ?? 'none';
    const isOpenToAll = kind === 'anybody' || kind === 'report' || kind === 'none';
    const ways = [needOpenPolicy.has(kind), name in auditedReads, impersonal.has(name), isOpenToAll];
    expect(ways.filter(Boolean), `${name} is a ${kind} call`).toHaveLength(1);
  });

  it('and the table names no call that is not there', () => {
    const names = forStaff.map(([name]) => name);
    expect(Object.keys(auditedReads).filter((name) => !names.includes(name))).toEqual([]);
  });
});

onEveryDatabase('staff who ask for the policies of an ID number', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  const list = (idNumber = canaries.ownerIdNumber) =>
    staffService.as(someConsultant)('GET', `/policies/id-number/${idNumber}`);

  test('must have opened one of them, and learn nothing else: nobody with that number is refused alike', async () => {
    const refused = await list();
    expect(refused).toMatchObject({ status: 403, body: { code: 'POLICY_NOT_OPENED' } });
    expect((await list('0000000000000')).text).toBe(refused.text);
    await staffService.open(someConsultant, strangerPolicy, {
      reason: 'WRITTEN_REQUEST',
      note: 'A letter',
      answers: [],
    });
    expect((await list()).text).toBe(refused.text);
    expect((await staffService.audit()).filter(({ action }) => action === 'POLICIES_LISTED')).toEqual([]);
  });

  test('are written down on the policy that is open, where its policyholder reads it', async () => {
    await staffService.open(someConsultant);
    const { status, text } = await list();
    expect(status).toBe(200);
    expect(text).toContain(ownerPolicy);
    const [row] = await staffService.audit();
    expect(row).toMatchObject({
      action: 'POLICIES_LISTED',
      actorType: 'STAFF',
      actorId: someConsultant.sub,
      policyNumber: ownerPolicy,
    });
  });
});
