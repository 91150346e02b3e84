import { checkApplicationCounts, insuredPeople } from '@portal/contract/application';
import { approverOf, identityKeys, inceptionAfter, policyNumberPrefixes, todayInJohannesburg } from '@portal/domain';
import {
  customerKey,
  ensureCustomer,
  findPolicy,
  lockPeople,
  insertPolicy,
  inTransaction,
  lockPolicy,
  nextPolicyNumber,
  policiesCovering,
  type PolicyRow,
  saveBankAccount,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { type Outcome, refused, refusedFields } from '../base/change';
import { type Done } from '../base/done';
import { once } from '../base/once';
import { stagesOf } from '../rules/covering';
import { brokenInvariant } from '../rules/invariants';
import { type PipelineTools } from '../base/tools';
import { type Application, type ApplicationFacts } from './application';
import { askForApproval } from './ask-for-approval';
import { checkApplication } from './checks/check-application';
import { findApplicant, type FoundApplicant } from './find-applicant';
import { newPolicy } from './new-policy';
import { type ApplicationRequest } from './application-request';

/**
 * Takes out a policy, in one transaction: the rules are asked, then the policy is stored as PENDING with the action on which
 * somebody else decides (docs/domain/changes.md#r7-2 and docs/domain/records.md#r9-22). A refusal leaves nothing behind.
 *
 * Everybody in the application is held meanwhile: of ten applications of one person one is stored, and no two of any
 * people take somebody above the legal maximum together.
 */
export async function applyForPolicy(tools: PipelineTools, request: ApplicationRequest): Promise<Outcome<Done>> {
  const { policyNumber, actor, body } = request;
  return inTransaction(tools.database, async (tx) => {
    const owner = policyNumber === null ? null : await findPolicy(tx, policyNumber);
    if (!mayApplyOn(owner, request)) return refused('NOT_FOUND');
    const tooMany = checkApplicationCounts(body);
    if (tooMany.length > 0) return refusedFields(tooMany);
    const intention = request.idempotency && {
      subject: `${actor.id} ${policyNumber ?? 'new'}`,
      ...request.idempotency,
    };
    await lockPeople(tx, [...(intention ? [Object.values(intention).join(' ')] : []), ...keysOf(body)]);
    return once(tx, { intention, body, now: tools.clock.now() }, () => applyHeld(tools, tx, owner, request));
  });
}

/** Customers apply on a policy of their own, staff on anybody's or on none. */
const mayApplyOn = (owner: PolicyRow | null, { policyNumber, actor }: ApplicationRequest): boolean =>
  actor.kind === 'customer' ? owner?.customerId === actor.id : policyNumber === null || owner !== null;

const keysOf = (body: Application): string[] => [
  customerKey(body.MainMember),
  ...insuredPeople(body).flatMap(({ person }) => identityKeys(person)),
];

async function applyHeld(
  tools: PipelineTools,
  tx: Transaction,
  owner: PolicyRow | null,
  request: ApplicationRequest,
): Promise<Outcome<Done>> {
  const { actor, body } = request;
  const now = tools.clock.now();
  const applicant = await findApplicant(tools, tx, { owner, application: body, now });
  if (applicant.policies.some(({ Policy_Status }) => Policy_Status === 'PENDING')) return refused('APPLICATION_EXISTS');
  const facts = await factsOf(tx, body, applicant, now);
  const checked = checkApplication(body, facts);
  if (!checked.success) return checked;

  const policyNumber = await nextPolicyNumber(tx, policyNumberPrefixes.FUNERAL);
  const policy = newPolicy(body, checked.value, facts, { policyNumber, now, uuid: tools.random.uuid });
  if (policy === null) throw new Error('An application that keeps every rule has no premium');
  const broken = brokenInvariant(policy, facts.inception);
  if (broken !== null) return refused('CONFLICT', broken);
  const row = await storePolicy(tools, tx, policy, request, applicant);
  const approver = approverOf('ADD_POLICY', actor.kind, []);
  if (approver === null) throw new Error('Nobody decides on a new policy');
  return askForApproval({ tools, tx, row, request, owner, approver });
}

async function factsOf(
  tx: Transaction,
  body: Application,
  applicant: FoundApplicant,
  now: Date,
): Promise<ApplicationFacts> {
  const inception = inceptionAfter(todayInJohannesburg(now));
  const covering = await policiesCovering(
    tx,
    insuredPeople(body).map(({ person }) => person),
  );
  return { inception, applicant, others: covering.map((one) => stagesOf(one, inception)) };
}

async function storePolicy(
  tools: PipelineTools,
  tx: Transaction,
  policy: StoredPolicy,
  { body }: ApplicationRequest,
  { customerId }: FoundApplicant,
): Promise<PolicyRow> {
  const now = tools.clock.now();
  const { Policy_Number: policyNumber, BankingDetails } = policy;
  const owner = customerId ?? (await ensureCustomer(tx, policy.MainMember, tools.random.uuid(), now));
  await insertPolicy(tx, policy, owner, now);
  if (BankingDetails && body.BankingDetails) {
    const { Account_Number: accountNumber, Account_Holder_Id_Number: holderIdNumber } = body.BankingDetails;
    const account = { policyNumber, bankingDetailsId: BankingDetails.id, accountNumber, holderIdNumber };
    await saveBankAccount(tx, { ...account, awaitsAnswer: true }, now);
  }
  const row = await lockPolicy(tx, policyNumber);
  if (row === null) throw new Error('The new policy is not there');
  return row;
}
