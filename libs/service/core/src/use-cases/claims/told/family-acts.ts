import { type ClaimAccount, type ClaimDocumentLine, type Claimant } from '@portal/service-store';
import { cameForward } from '../customer/came-forward';
import { chosenParlour, withParlour } from '../customer/funeral-parlour';
import { accountOf } from '../customer/payee-account';
import { receivedLine, withLine } from '../documents/received-line';
import { withEvent } from '../with-event';
import { followed, type ToldClaim } from './told-claim';

/** The line of a document, by its id or its type. Throws where no such document is asked for. */
export function lineOf({ claim }: ToldClaim, document: string): ClaimDocumentLine {
  const line = claim.record.documents.find(({ id, type }) => id === document || type === document);
  if (line === undefined) throw new Error(`Claim on ${claim.policyNumber}: ${document} is not asked for`);
  return line;
}

/** Somebody who claims, by name. Throws for anybody else. */
export function claimantNamed({ claim }: ToldClaim, name: string): Claimant {
  const found = claim.record.claimants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} does not claim on ${claim.policyNumber}`);
  return found;
}

interface Sent {
  at: Date;
  document: string;
  fileName: string;
  /** Who claims and sends it, by name; or a member of staff who puts in what came by hand. */
  by: string;
  isByStaff: boolean;
}

/** A file came for a document. */
export function documentSent(told: ToldClaim, { at, document, fileName, by, isByStaff }: Sent): ToldClaim {
  const line = lineOf(told, document);
  const files = [{ id: told.uuid(), name: fileName, receivedAt: at.toISOString() }];
  const { record } = told.claim;
  const here = isByStaff ? record : cameForward(record, claimantNamed(told, by));
  const received = { ...withLine(here, receivedLine(line, { files, receivedAt: at })), reminded: [] };
  const sent = withEvent(received, { at, who: by, event: 'DOCUMENT_SENT', about: line.label });
  return followed(told, { record: sent }, { at, isByStaff });
}

type Account = Parameters<typeof accountOf>[0];

/** Somebody who claims said where to pay, and the bank knows the account. */
export function accountGiven(
  told: ToldClaim,
  { at, by, account }: { at: Date; by: string; account: Account },
): ToldClaim {
  const { id: claimantId } = claimantNamed(told, by);
  if (told.payouts.length > 0) throw new Error('Tell of accounts before the decision');
  const accountId = told.uuid();
  const verification = { result: 'VERIFIED', reason: null } as const;
  const given: ClaimAccount = {
    ...accountOf(account, { id: accountId, verification }, { setAt: at, waitsForAdministrator: false }),
    holder: 'PAYEE',
    forChildDeclaredAt: null,
  };
  const here = cameForward(told.claim.record, claimantNamed(told, by));
  const claimants = here.claimants.map((one) => (one.id === claimantId ? { ...one, account: given } : one));
  const about = given.Account_Number.slice(-4);
  const record = withEvent({ ...here, claimants }, { at, who: by, event: 'ACCOUNT_GIVEN', about });
  const accounts = [...told.accounts, { accountId, claimantId, accountNumber: account.Account_Number, createdAt: at }];
  return { ...followed(told, { record }, { at, isByStaff: false }), accounts };
}

type Parlour = Parameters<typeof chosenParlour>[0]['asked'];

/** Somebody who claims asked us to pay a funeral parlour from their share, and the bank knows its account. */
export function parlourChosen(
  told: ToldClaim,
  { at, by, parlour }: { at: Date; by: string; parlour: Parlour },
): ToldClaim {
  const holder = claimantNamed(told, by);
  if (told.payouts.length > 0) throw new Error('Tell of a funeral parlour before the decision');
  const accountId = told.uuid();
  const verification = { result: 'VERIFIED', reason: null } as const;
  const chosen = chosenParlour(
    { asked: parlour, id: accountId, verification },
    { setAt: at, waitsForAdministrator: false },
  );
  const record = withParlour(told.claim.record, { holder, parlour: chosen, at, who: by });
  const number = { accountId, claimantId: holder.id, accountNumber: parlour.Account_Number, createdAt: at };
  return { ...followed(told, { record }, { at, isByStaff: false }), accounts: [...told.accounts, number] };
}
