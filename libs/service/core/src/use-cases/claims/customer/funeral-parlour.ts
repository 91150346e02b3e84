import { bankAccountRule, type Claim, type Endpoints } from '@portal/contract';
import { type AccountVerification, mayChangeParlour, verificationSentence } from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import { done, type Outcome, refused, refusedFields, tellClaimant } from '@portal/service-change-pipeline';
import { verifyAccount } from '@portal/service-payments';
import {
  type ChosenParlour,
  type Claimant,
  type ClaimRow,
  insertClaimAccount,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { noticeOfAccountChange } from '../claim-notices';
import { followFacts } from '../follow-facts';
import { withInvoiceAskedAnew } from '../invoice-asked-anew';
import { mayAskForParlour } from '../parlour-of-estate';
import { hasShareToDivide, payoutsOfShare } from '../parlour-part';
import { shareDividedAnew } from '../share-divided-anew';
import { withEvent } from '../with-event';
import { cameForward } from './came-forward';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { ownClaim, readerOf } from './own-claims';
import { accountOf, isDecided } from './payee-account';
import { paymentsOfShare } from './may-set-parlour';
import { verifyPayee } from './verify-payee';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['setFuneralParlour']>;
type Asked = NonNullable<Call['body']['parlour']>;

/** What was asked for, with what the bank said about the account, under the id that it is known by from then on. */
interface Answered {
  id: string;
  asked: Asked;
  verification: AccountVerification;
}

/**
 * Has a funeral parlour paid from the own share: at most its invoice, into its own business account, of which the bank is asked by its
 * registration number; or takes that back. Whoever arranges the funeral has it paid from an estate without a beneficiary. A PIN confirms it.
 * Nobody signs a policy over while everybody on it lives: there is no claim then.
 * Source: docs/domain/claims.md#c6-1.
 */
export async function setFuneralParlour(call: Call, tools: Tools): Promise<Claim> {
  const { caller, body, params } = call;
  const { reference } = params;
  await ownClaim(tools.database, caller, reference);
  const { parlour } = body;
  const errors = parlour === null ? [] : bankAccountRule(banks)(parlour);
  const id = tools.random.uuid();
  const answered =
    parlour === null || errors.length > 0
      ? null
      : {
          id,
          asked: parlour,
          verification: await verifyAccount(tools.providers.accounts, {
            reference: id,
            accountNumber: parlour.Account_Number,
            branchCode: parlour.Branch_Code,
            accountType: parlour.Account_Type,
            holderName: parlour.Account_Holder_Name,
            idNumber: parlour.registrationNumber,
          }),
        };
  return onOwnClaim(call, tools, { route: 'set-funeral-parlour' }, async (tx, held) =>
    errors.length > 0
      ? refusedFields(errors.map(({ field, message }) => ({ field: `parlour.${field}`, message })))
      : note(call, tools, tx, held, answered),
  );
}

async function note(
  call: Call,
  tools: Tools,
  tx: Transaction,
  held: LockedClaim,
  answered: Answered | null,
): Promise<Outcome<ClaimRow>> {
  const { claim, policy } = held;
  const holder = readerOf(claim, call.caller);
  if (holder === null || !hasShareToDivide(claim, holder)) {
    return refused('NOT_POSSIBLE', 'Nothing of this claim is paid to you.');
  }
  const own = payoutsOfShare(claim, held.payouts, holder);
  if (!mayChangeParlour(claim.status, paymentsOfShare(own))) {
    return refused('INVALID_STATUS', 'What we pay the funeral parlour cannot be changed any more.');
  }
  const before = holder.parlour ?? null;
  if (answered === null && before === null) {
    return refused('NOT_POSSIBLE', 'You have not asked us to pay a funeral parlour.');
  }
  const mayAsk = answered === null ? null : mayAskForParlour(claim, held.payouts, holder);
  if (mayAsk?.success === false) return refused('NOT_POSSIBLE', mayAsk.message);
  if (answered?.verification.result === 'FAILED') {
    return refused('ACCOUNT_VERIFICATION_FAILED', verificationSentence(answered.verification));
  }
  const notConfirmed = await verifyPayee(call, tools, tx, claim.policyNumber);
  if (notConfirmed) return notConfirmed;
  const { now } = call.request;
  // Who arranges the funeral was let in for this by two people; what they change later is looked at as everybody's is.
  const isFirst = holder.arrangesFuneral === true && before === null;
  const waitsForAdministrator = isDecided(claim) && !isFirst;
  const parlour = answered && chosenParlour(answered, { setAt: now, waitsForAdministrator });
  if (answered) await keepNumber(tx, claim, { holder, answered, now });
  const draft = followFacts(
    { ...claim, record: withParlour(claim.record, { holder, parlour, at: now, who: nameOf(call, held) }) },
    { now, uuid: tools.random.uuid },
  );
  const kept = await saveClaim(tx, claim, draft, now);
  const by = auditedBy(call.caller, call.request);
  const claimant = { ...holder, parlour };
  const saved = await shareDividedAnew(tools, tx, kept, { claimant, payouts: held.payouts, by });
  if (before !== null || (isDecided(claim) && !isFirst)) {
    await tellClaimant(tools, tx, { claim, policy }, holder, noticeOfAccountChange(claim, null), now);
  }
  await auditClaim(call, tx, claim, {
    action: parlour === null ? 'CLAIM_PARLOUR_TAKEN_BACK' : 'CLAIM_PARLOUR_SET',
    ...(before && { before: asAudited(before) }),
    ...(parlour && { after: asAudited(parlour) }),
  });
  return done(saved);
}

/** A parlour that somebody chose, as the claim keeps it. Once it is decided what is paid, its account is looked at before anything goes there. */
export function chosenParlour(
  { asked, ...answered }: Answered,
  given: { setAt: Date; waitsForAdministrator: boolean },
): ChosenParlour {
  const { name, registrationNumber, invoiceAmount } = asked;
  return { name, registrationNumber, invoiceAmount, account: accountOf(asked, answered, given) };
}

const keepNumber = (
  tx: Transaction,
  { id: claimId }: ClaimRow,
  { holder, answered: { id, asked, verification }, now }: { holder: Claimant; answered: Answered; now: Date },
) =>
  insertClaimAccount(tx, {
    claimId,
    accountId: id,
    claimantId: holder.id,
    accountNumber: asked.Account_Number,
    awaitsAnswer: verification.result === 'NO_ANSWER',
    createdAt: now,
  });

interface Choice {
  holder: Claimant;
  /** Null: what was asked for is taken back. */
  parlour: ChosenParlour | null;
  at: Date;
  /** The name of whoever did it. */
  who: string;
}

/** A claim after somebody chose a funeral parlour for the own share, or took it back. Another parlour has another invoice. Pure. */
export function withParlour(record: ClaimRow['record'], { holder, parlour, at, who }: Choice): ClaimRow['record'] {
  const here = cameForward(record, holder);
  const claimants = here.claimants.map((one): Claimant => (one.id === holder.id ? { ...one, parlour } : one));
  const event = parlour === null ? 'PARLOUR_TAKEN_BACK' : 'PARLOUR_CHOSEN';
  const isSame = parlour?.registrationNumber === holder.parlour?.registrationNumber;
  const asked = isSame ? here : withInvoiceAskedAnew(here, holder);
  return withEvent({ ...asked, claimants }, { at, who, event });
}

const asAudited = ({ name, registrationNumber, invoiceAmount, account }: ChosenParlour) => ({
  parlour: name,
  registrationNumber,
  invoiceAmount,
  bank: account.Bank_Name,
  account: account.Account_Number,
  verification: account.Verification_Status,
});
