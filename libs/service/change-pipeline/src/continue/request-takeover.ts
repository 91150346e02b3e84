import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { approverOf, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type PolicyRow, saveBankAccount, type Takeover, type Transaction } from '@portal/service-store';
import { type Actor, type Outcome, type Proposal, refused } from '../base/change';
import { changedFields } from '../base/changed-fields';
import { type Done } from '../base/done';
import { type Origin, type PipelineTools } from '../base/tools';
import { type MakingRecords } from '../new-policy/making';
import { newBeneficiaries } from '../new-policy/new-beneficiaries';
import { newBankingDetails, payingOf } from '../new-policy/new-payment';
import { brokenByChange } from '../rules/invariants';
import { openAction, pendingAction } from '../submit/pending-action';
import { policyTakenOver } from '../takeover/policy-taken-over';
import { takeoverRecord } from '../takeover/takeover-record';

/** What whoever takes over a policy says, as it was read at the border. */
type Said = TrustedBodyOf<Endpoints['continuePolicy']>;

interface Asking {
  /** The policy, locked, once everything that was due on it has happened. */
  row: PolicyRow;
  died: PlainDate;
  /** Who asks, by the id of their record on the policy or, of a guardian, on the claim, and the number that they signed in with. */
  successor: { id: string; cellNumber: string };
  said: Said;
  actor: Actor;
  origin: Origin;
  now: Date;
}

/**
 * Opens the request of somebody to go on with a policy whose main member died; staff decide on it. Refused where whoever asks may not go on with
 * it, or where it would break a rule. Source: docs/domain/claims.md#c8-3.
 */
export async function requestTakeover(tools: PipelineTools, tx: Transaction, asking: Asking): Promise<Outcome<Done>> {
  const { row, said, actor, origin, now } = asking;
  const today = todayInJohannesburg(now);
  const { uuid } = tools.random;
  const takeover = takeoverOf(asking, { now, uuid });
  const after = policyTakenOver(row.record, takeover, today);
  if (after === null) return refused('NOT_POSSIBLE', 'You cannot take over this policy.');
  const broken = brokenByChange(row.record, after, today);
  if (broken !== null) return refused('CONFLICT', broken);
  const approverType = approverOf('CONTINUE_POLICY', 'customer', []);
  if (approverType === null) throw new Error('Nobody decides on a takeover');
  const [current, proposed] = [takeoverRecord(row.record), takeoverRecord(after)];
  const proposal: Proposal = {
    actionType: 'CONTINUE_POLICY',
    entityType: 'POLICY',
    entityId: row.id,
    effectiveDate: today,
    current,
    proposed,
    changedFields: changedFields(current, proposed),
    requests: [],
    takeover,
  };
  const context = { actor, now, today, uuid, open: [], quote: null, accountNumber: null };
  const step = { tools, tx, row, proposal, context, origin };
  await keepAccount(tx, { row, said, takeover, now });
  return openAction(step, pendingAction(step, { id: uuid(), approverType, documents: [] }));
}

function takeoverOf({ died, successor, said }: Asking, making: MakingRecords): Takeover {
  const { Email_Address, Marital_Status, Preferred_Language, PhysicalAddress } = said;
  return {
    died,
    successorId: successor.id,
    cellNumber: successor.cellNumber,
    guardian: said.Guardian,
    contact: { Email_Address, Marital_Status, Preferred_Language, PhysicalAddress },
    Beneficiaries: newBeneficiaries(said, making),
    Payment_Method: payingOf(said).method,
    BankingDetails: newBankingDetails(said, making),
  };
}

/** The full number of the account is kept apart, for the bank alone, which is asked once the request is approved. */
async function keepAccount(
  tx: Transaction,
  { row, said, takeover, now }: Pick<Asking, 'row' | 'said' | 'now'> & { takeover: Takeover },
): Promise<void> {
  if (said.BankingDetails === null || takeover.BankingDetails === null) return;
  const { Account_Number: accountNumber, Account_Holder_Id_Number: holderIdNumber } = said.BankingDetails;
  const { id: bankingDetailsId } = takeover.BankingDetails;
  await saveBankAccount(tx, { policyNumber: row.policyNumber, bankingDetailsId, accountNumber, holderIdNumber }, now);
}
