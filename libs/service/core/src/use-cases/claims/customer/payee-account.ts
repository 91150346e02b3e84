import { bankAccountRule, type Claim, type Endpoints } from '@portal/contract';
import {
  type AccountHolder,
  accountOfOther,
  type AccountVerification,
  checkAccountHolder,
  maskAccountNumber,
  mayChangeMethod,
  type PartToPay,
  type PlainDate,
  useForChildDeclaration,
  verificationSentence,
  verificationStatus,
} from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import {
  done,
  type Outcome,
  refused,
  type Refused,
  refusedFields,
  tellClaimant,
} from '@portal/service-change-pipeline';
import { verifyAccount } from '@portal/service-payments';
import {
  type ClaimAccount,
  type Claimant,
  type ClaimRow,
  insertClaimAccount,
  isInCash,
  payoutsOfClaims,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { verifyPayee } from './verify-payee';
import { noticeOfAccountChange } from '../claim-notices';
import { followFacts } from '../follow-facts';
import { holderNumber } from '../holder-number';
import { kindOf } from '../parts-of-number';
import { payoutsFollowAccount } from '../payouts-follow-account';
import { withoutCash } from '../without-cash';
import { withEvent } from '../with-event';
import { mayChangeAccount } from './account-may-change';
import { cameForward } from './came-forward';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { ownClaim, readerOf } from './own-claims';
import { partOfStage } from './part-read';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['setPayeeAccount']>;

/** An account with what the bank said about it, under the id that it is known by from then on. */
interface Answered {
  id: string;
  verification: AccountVerification;
}

/**
 * Asks the bank whose the account is, and notes it as the one that the caller is paid into; a PIN confirms it. Refuses an account of
 * somebody else, and one that the bank does not know. Source: docs/domain/claims.md#c6-2.
 */
export async function setPayeeAccount(call: Call, tools: Tools): Promise<Claim> {
  const { caller, body, params } = call;
  const { reference } = params;
  const claim = await ownClaim(tools.database, caller, reference);
  const reader = readerOf(claim, caller);
  const checked = reader === null ? null : checkAccountHolder(partToPay(reader, call.request.today), body);
  const errors = [
    ...bankAccountRule(banks)(body),
    ...(checked?.success === false ? [{ field: checked.code ?? 'holder', message: checked.message }] : []),
  ];
  const holder = checked?.success ? checked.value : 'PAYEE';
  const id = tools.random.uuid();
  const verification: AccountVerification =
    errors.length > 0
      ? { result: 'NO_ANSWER', reason: null }
      : await verifyAccount(tools.providers.accounts, {
          reference: id,
          accountNumber: body.Account_Number,
          branchCode: body.Branch_Code,
          accountType: body.Account_Type,
          holderName: body.Account_Holder_Name,
          idNumber: reader && holderNumber(reader, holder),
        });
  return onOwnClaim(call, tools, { route: 'set-payee-account' }, async (tx, held) =>
    errors.length > 0 ? refusedFields(errors) : note(call, tools, tx, held, { id, verification, holder }),
  );
}

async function note(
  call: Call,
  tools: Tools,
  tx: Transaction,
  held: LockedClaim,
  { id, verification, holder }: Answered & { holder: AccountHolder },
): Promise<Outcome<ClaimRow>> {
  const { body, caller, request } = call;
  const { claim, policy } = held;
  const payee = readerOf(claim, caller);
  if (payee === null || payee.arrangesFuneral) {
    return refused('NOT_POSSIBLE', 'Nothing of this claim is paid to you.');
  }
  const own = held.payouts.filter(({ claimantId }) => claimantId === payee.id);
  if (!mayChangeAccount(claim, own)) return refused('INVALID_STATUS', 'The status of the claim does not allow this');
  const notUsable = refusedByBank(verification, () => accountOfOther(partOfStage(payee, request.today), holder));
  if (notUsable) return notUsable;
  const notConfirmed = await verifyPayee(call, tools, tx, claim.policyNumber);
  if (notConfirmed) return notConfirmed;
  const { now } = request;
  const { account: before } = payee;
  // Also in the place of cash that two people had confirmed.
  const isOther = before !== null || own.some((payout) => isInCash(payout) && mayChangeMethod(payout.status));
  const isForChild = holder === 'REPRESENTATIVE' && kindOf(payee, request.today) === 'CHILD';
  const account = {
    ...accountOf(
      body,
      { id, verification },
      { setAt: now, waitsForAdministrator: isOther && (isDecided(claim) || payee.hasNewNumber === true) },
    ),
    holder,
    forChildDeclaredAt: isForChild ? now.toISOString() : null,
  };
  await insertClaimAccount(tx, {
    claimId: claim.id,
    accountId: id,
    claimantId: payee.id,
    accountNumber: body.Account_Number,
    awaitsAnswer: verification.result === 'NO_ANSWER',
    createdAt: now,
  });
  const here = cameForward(claim.record, payee);
  const claimants = here.claimants.map((one): Claimant => (one.id === payee.id ? { ...one, account } : one));
  const last4 = account.Account_Number.slice(-4);
  const event = before === null ? 'ACCOUNT_GIVEN' : 'ACCOUNT_CHANGED';
  const happened = { at: now, who: nameOf(call, held), event, about: last4 } as const;
  const draft = followFacts(
    { ...claim, record: withEvent({ ...here, claimants }, happened) },
    { now, uuid: tools.random.uuid },
  );
  const kept = await saveClaim(tx, claim, draft, now);
  const by = auditedBy(caller, request);
  const inAccount = await withoutCash(tx, kept, { payouts: own, by });
  const newest = (await payoutsOfClaims(tx, [claim.id])).filter(({ claimantId }) => claimantId === payee.id);
  const saved = await payoutsFollowAccount(tx, inAccount, { payouts: newest, by });
  if (isOther) await tellClaimant(tools, tx, { claim, policy }, payee, noticeOfAccountChange(claim, null), now);
  await auditClaim(call, tx, claim, {
    action: 'CLAIM_ACCOUNT_SET',
    ...(before && { before: { bank: before.Bank_Name, account: before.Account_Number } }),
    after: {
      payee: payee.name,
      holder,
      bank: account.Bank_Name,
      account: account.Account_Number,
      verification: account.Verification_Status,
      ...(isForChild && { declared: useForChildDeclaration }),
    },
  });
  return done(saved);
}

/** Nobody can be paid into an account that the bank refuses. */
function refusedByBank({ result, reason }: AccountVerification, ofOther: () => string): Refused | null {
  if (result !== 'FAILED') return null;
  if (reason === 'ID_MISMATCH') return refused('ACCOUNT_IN_OTHER_NAME', ofOther());
  return refused('ACCOUNT_VERIFICATION_FAILED', verificationSentence({ result, reason }));
}

/** Once it is decided what is paid, an account that takes the place of another is looked at before anything goes there. */
export const isDecided = ({ status }: ClaimRow) => status === 'APPROVED' || status === 'PAID';

/** A payee, as far as it decides which account may be given for them. */
const partToPay = (payee: Claimant, today: PlainDate): PartToPay => ({
  kind: kindOf(payee, today),
  isRepresented: Boolean(payee.representative),
});

/** The account that somebody gave, as the claim keeps it. Pure. */
export function accountOf(
  body: Omit<Call['body'], 'otp' | 'version' | 'holder' | 'willUseForChild'>,
  { id, verification }: Answered,
  { setAt, waitsForAdministrator }: { setAt: Date; waitsForAdministrator: boolean },
): ClaimAccount {
  const { Account_Holder_Name, Bank_Name, Branch_Code, Account_Type, Account_Number } = body;
  const { result } = verification;
  return {
    id,
    Account_Holder_Name,
    Bank_Name,
    Branch_Code,
    Account_Type,
    Account_Number: maskAccountNumber(Account_Number),
    Verification_Status: verificationStatus(verification),
    // Whether it allows debit orders is nothing to somebody who is paid.
    Verification_Message: verificationSentence({ result, reason: null }),
    waitsForAdministrator,
    setAt: setAt.toISOString(),
  };
}
