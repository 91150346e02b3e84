import {
  type CollectedNow,
  collectedNow,
  firstDebit,
  formatDate,
  monthsByHand,
  pinLifeMinutes,
  type PlainDate,
  verificationMayTake,
} from '@portal/domain';
import { thirdPartyPayer } from '@portal/policy-workflow/changes';
import { List } from '@portal/ui-kit';
import { byHandSentences, firstDebitSentences, whyThatDay } from '../words/collection-messages';
import { isOfAccount, type PaymentBody } from './body-for';

/** What follows from a change of the payment, in sentences to read before it is confirmed. */
export function notesOf(body: PaymentBody, policy: Payer, today: PlainDate): readonly string[] {
  const now = collectedNow(policy);
  if (isOfAccount(body)) {
    return [
      body.Documents && body.Documents.length > 0
        ? 'One of our consultants looks at the letter from the bank. Until then we go on collecting as we do now.'
        : `We ask the bank whether this account can be used. ${verificationMayTake}.`,
      'The bank then asks the account holder to approve a new debit order. Nothing is collected from this account before that.',
      ...(body.Documents && body.Documents.length > 0 ? [] : [countedWhenConfirmed]),
      ...(body.Account_Holder_Relationship === 'SELF' ? [] : [thirdPartyPayer]),
      ...startOf(body.Debit_Day, policy, today, 'account'),
    ];
  }
  if (body.Payment_Method !== 'DEBIT_ORDER' || typeof body.Debit_Day !== 'number') {
    return [
      ...(now === null ? [] : stillOnItsWay(now, today)),
      'From then on you pay each month before the premium is due. We remind you by SMS.',
    ];
  }
  return [
    'The bank asks the account holder to approve the debit order on these terms.',
    ...startOf(body.Debit_Day, policy, today, 'day'),
  ];
}

/** A bank that takes days may move the first debit. */
const countedWhenConfirmed =
  'If the bank takes days to answer, the first debit is counted from its answer, and until then we go on collecting as we do now.';

/** How a policy is paid before the change. */
export type Payer = Parameters<typeof monthsByHand>[0];

/** The one day on which a chosen day or account begins, and why; and what is paid by hand until then. */
export function startOf(debitDay: number, policy: Payer, today: PlainDate, about: 'account' | 'day') {
  const first = firstDebit(debitDay, collectedNow(policy), today);
  return [
    ...firstDebitSentences(first, about, whyThatDay(debitDay, first.date, today)),
    ...byHandSentences(monthsByHand(policy, { date: first.date, debitDay })),
  ];
}

/** A debit that is near may be with the bank already, and then nobody can stop it. */
function stillOnItsWay(now: NonNullable<CollectedNow>, today: PlainDate): readonly string[] {
  const { before } = firstDebit(now.debitDay, now, today);
  return [
    'We stop collecting from your account.',
    ...(before === null
      ? []
      : [`If your bank has the debit of ${formatDate(before)} already, it still goes off: your payments show that.`]),
  ];
}

/** A change that was refused has used no PIN, and another one cannot be sent at once. */
export const pinStillGood = `The PIN that we sent you before is still good: you can type it again within its ${pinLifeMinutes} minutes.`;

/** The same as a list. */
export const CheckNotes = ({ notes }: { notes: readonly string[] }) => (
  <List>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </List>
);
