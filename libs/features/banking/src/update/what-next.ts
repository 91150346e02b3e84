import { type Change, type Policy } from '@portal/contract';
import {
  answerUntil,
  maskPhone,
  monthsByHand,
  type PlainDate,
  unapprovedSentence,
  verifyingSentence,
} from '@portal/domain';
import { momentInWords } from '../words/answer-until';
import { atBank } from '../words/at-your-bank';
import { byHandSentences, whyThatDay } from '../words/collection-messages';
import { isByDebitOrder, isOfAccount, type PaymentBody } from './body-for';
import { type Payer } from './check-notes';

export interface After {
  /** As it is read after the change. */
  policy: Pick<Policy, 'DebiCheckMandate' | 'MainMember'>;
  outcome: Change['outcome'];
  body: PaymentBody;
  /** The first collection to which the change applies; null while that depends on a decision. */
  starts: PlainDate | null;
  today: PlainDate;
  /** As it was paid before the change. */
  payer: Payer;
}

/** What happens after a change of the payment: the bank's answer, the approval at the bank and until when, the notice. */
export function whatNext({ policy, outcome, body, starts, today, payer }: After): readonly string[] {
  const notice = `We send a notice to the number on record, ${maskPhone(policy.MainMember.Cell_Number)}.`;
  if (outcome === 'PENDING') return whileItWaits(body);
  if (!isByDebitOrder(body)) return ['You find how and where to pay under banking details.'];
  const { Debit_Day: day } = body;
  const first = typeof day === 'number' && starts !== null ? { date: starts, debitDay: day } : null;
  const when = first && [
    ...whyThatDay(first.debitDay, first.date, today),
    ...byHandSentences(monthsByHand(payer, first)),
  ];
  return [...atTheBank(policy), ...(when ?? []), ...(isOfAccount(body) ? [notice] : [])];
}

const whileItWaits = (body: PaymentBody): readonly string[] => [
  isOfAccount(body) && (body.Documents ?? []).length > 0
    ? 'One of our consultants checks the letter from your bank.'
    : `${verifyingSentence}.`,
  'If the account cannot be used we tell you, and you can give us another one.',
];

function atTheBank({ DebiCheckMandate: mandate }: After['policy']): readonly string[] {
  if (mandate === null || mandate.Mandate_Status === 'AUTHENTICATED') return [];
  const until = answerUntil(mandate);
  const usual = atBank(mandate.Bank_Name);
  return [
    `The bank asks ${mandate.Debtor_Name} to approve the debit order` +
      (until === null
        ? ', in the app, by cellphone banking, at an ATM or in a branch.'
        : ` until ${momentInWords(until)}.`),
    ...(usual === null ? [] : [usual]),
    unapprovedSentence,
  ];
}
