import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { addDays, fullName, type PlainDate } from '@portal/domain';
import {
  accountGiven,
  confirmed,
  deathConfirmed,
  documentJudged,
  documentSent,
  paid,
  parlourChosen,
  recommended,
  representativeLetIn,
  tellClaim,
  type ToldClaim,
} from '@portal/service-core';
import { completePolicy, type StoredPolicy } from '@portal/service-store';
import { aBankAccount } from '../a-bank-account';
import { aCellNumber } from '../a-person';
import { at } from '../at';
import { idOf } from '../derived';
import { type ClaimAct, type ClaimStory } from './claim-story';

/** The phone of the insurer, as letters of the demo name it. */
const insurersPhone = '086 000 7580';

/** When something happened. */
export const momentOf = (today: PlainDate, { daysAgo, time }: { daysAgo: number; time: string }): Date =>
  new Date(at(addDays(today, -daysAgo), time));

/** When the policy of a story stood as it is given: the day before anybody said that somebody died. */
export const givenAt = (today: PlainDate, { opened }: Pick<ClaimStory, 'opened'>): Date =>
  momentOf(today, { daysAgo: opened.daysAgo + 1, time: '08:00' });

/** The claim of a story after each of its acts, the opening first. */
export function toldStory(story: ClaimStory, today: PlainDate, acts = story.acts): ToldClaim[] {
  const { signIn, opened } = story;
  const policy = completePolicy(story.policyOn(today), givenAt(today, story));
  let ids = 0;
  const told = tellClaim({
    policy,
    lifeId: lifeOf(policy, opened.who).id,
    dateOfDeath: opened.diedOn(today),
    placeOfDeath: opened.place,
    causeReported: opened.cause,
    channel: opened.by === 'POLICYHOLDER' ? 'WEB' : 'BRANCH',
    holder: { isSignedIn: opened.by === 'POLICYHOLDER' },
    by: opened.by === 'POLICYHOLDER' ? fullName(policy.MainMember) : opened.by.name,
    at: momentOf(today, opened),
    uuid: () => idOf(`${signIn}/claim-${(ids += 1)}`),
    bytes: sha256(utf8ToBytes(`${signIn}/claim-reference`)).slice(0, 16),
  });
  return acts.reduce((before, act) => [...before, after(before.at(-1) ?? told, act, momentOf(today, act))], [told]);
}

/** Who a story says died. Throws where the policy has nobody like that. */
export function lifeOf(policy: StoredPolicy, who: ClaimStory['opened']['who']) {
  const life = who === 'ExtendedMember' ? policy.ExtendedMembers[0] : policy[who];
  if (!life) throw new Error(`Policy ${policy.Policy_Number} has no ${who}`);
  return life;
}

/** Where somebody is paid, of whom nobody knows more than the name. */
export function accountOf(bank: string, holder: string) {
  const { Account_Holder_Name = holder, Bank_Name, Branch_Code, Account_Number } = aBankAccount(bank, holder, 1);
  return { Account_Holder_Name, Bank_Name, Branch_Code, Account_Type: 'SAVINGS' as const, Account_Number };
}

/** A funeral parlour, by its name, with its business account. */
export const parlourOf = ({ parlour, invoice, bank }: { parlour: string; invoice: number; bank: string }) => ({
  name: parlour,
  registrationNumber: '2009/014502/07',
  invoiceAmount: invoice,
  ...accountOf(bank, parlour),
  Account_Type: 'CURRENT' as const,
});

/** What a document says that is accepted. */
export const saying = (told: Pick<ToldClaim, 'claim'>, type: string, cause: string) =>
  type === 'DEATH_CERTIFICATE' ? { ...nothingSaid, dateOfDeath: told.claim.record.dateOfDeath, cause } : null;
const nothingSaid = { writtenOn: null, weeks: null, serialNumber: null, amount: null, detailsThatDiffer: [] };

function after(told: ToldClaim, act: ClaimAct, moment: Date): ToldClaim {
  switch (act.is) {
    case 'SENT':
      return sent(told, act.document, act.by, moment);
    case 'ALL_SENT':
      return missing(told).reduce((before, { id }) => sent(before, id, act.by, moment), told);
    case 'JUDGED':
      return documentJudged(told, { at: moment, by: act.by, document: act.document, verdict: act.verdict });
    case 'ALL_ACCEPTED':
      return received(told).reduce((before, { id, type }) => {
        const says = saying(before, type, act.cause) as never;
        const verdict = { verdict: 'ACCEPTED', reason: null, note: null, says } as const;
        return documentJudged(before, { at: moment, by: act.by, document: id, verdict });
      }, told);
    case 'DEATH_CONFIRMED':
      return deathConfirmed(told, { at: moment, by: act.by });
    case 'LET_IN':
      return letIn(told, act, moment);
    case 'RECOMMENDED':
      return recommended(told, { at: moment, by: act.by, said: act.said });
    case 'CONFIRMED':
      return confirmed(told, { at: moment, by: act.by, note: act.note, phone: insurersPhone });
    case 'ACCOUNT_GIVEN':
      return accountGiven(told, { at: moment, by: act.by, account: accountOf(act.bank, act.by) });
    case 'PARLOUR_CHOSEN':
      return parlourChosen(told, { at: moment, by: act.by, parlour: parlourOf(act) });
    case 'PAID':
      return paid(told, { sentAt: new Date(moment.getTime() - 3_600_000), paidAt: moment });
  }
}

/** Of whoever speaks for somebody nobody knows more than the name and the number that goes with it. */
const letIn = (told: ToldClaim, { by, speaker, payee }: ClaimAct & { is: 'LET_IN' }, at: Date) =>
  representativeLetIn(told, {
    at,
    by,
    payee,
    speaker: { name: speaker, idNumber: null, cellNumber: aCellNumber(speaker) },
  });

const sent = (told: ToldClaim, document: string, by: string | { name: string }, moment: Date) =>
  documentSent(told, {
    at: moment,
    document,
    fileName: 'document.pdf',
    by: typeof by === 'string' ? by : by.name,
    isByStaff: typeof by !== 'string',
  });

/** What the decision waits for. */
export const missing = ({ claim }: Pick<ToldClaim, 'claim'>) =>
  claim.record.documents.filter(
    ({ neededFor, isAsked, status }) => isAsked && neededFor === 'DECISION' && status === 'NEEDED',
  );

/** What came and nobody has looked at. */
export const received = ({ claim }: Pick<ToldClaim, 'claim'>) =>
  claim.record.documents.filter(({ status }) => status === 'RECEIVED');
