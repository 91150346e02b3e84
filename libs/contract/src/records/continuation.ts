import {
  deceasedKinds,
  languages,
  maritalStatuses,
  type PlainDate,
  successorKinds,
  takeoverStates,
} from '@portal/domain';
import * as v from 'valibot';
import { writtenEntries } from '../fields/both';
import { oneOf } from '../fields/choice';
import { requiredOtp } from '../fields/otp';
import { count, day, dayOrNull, key, rand, text, textOrNull } from '../fields/plain';
import { inside, obeys, type Rule } from '../fields/rules';
import { written } from '../fields/written';
import { identityRule, identityRuleOn } from '../identity-rules';
import { each, payingRule, sharesRule } from './add-policy';
import { BankingDetailsInputSchema } from './banking-details';
import { BeneficiaryInputSchema, beneficiaryRuleOn } from './beneficiary';
import { claimVersion } from './claim-document';
import { mainMemberEntries } from './main-member';
import { identityRows } from './person';
import { PaymentMethodInputSchema } from './payment-method';

/** A policy whose main member died, as whoever may go on with it reads it (docs/domain/claims.md#c8-3). */
export const ContinuationSchema = v.object({
  /** The policy: it keeps its number. */
  policyNumber: text,
  /** Whether it can be taken over, waits for us, or was taken over. */
  state: oneOf(takeoverStates),
  /** The last day to take it over, and of cover when nobody does; null while the claim is not decided. */
  until: dayOrNull,
  /** Who goes on with it. */
  successor: v.object({
    /** The id of the person's record on the policy; of a guardian, who has none, of the one on the claim. */
    id: key,
    /** First name and surname. */
    name: text,
    /** What the person is on the policy until now; a guardian of the children pays for it and is not covered. */
    role: oneOf(successorKinds),
    /** Where to write to, as it is known; null: it is not. */
    Email_Address: textOrNull,
    /** As the law knows it after the death; null: it is not known. */
    Marital_Status: v.nullable(oneOf(maritalStatuses)),
  }),
  /** Whose death made it necessary. */
  deceasedName: text,
  /** The language of the policy. */
  Preferred_Language: oneOf(languages),
  /** The plan until now and from then on. */
  plan: v.object({
    /** Its name until now. */
    before: text,
    /** Its name from then on. */
    after: text,
  }),
  /** What is paid on the successor's death, rand; 0 for a guardian. */
  cover: rand,
  /** The part of that cover that waits for natural causes; null: none does. */
  waiting: v.nullable(
    v.object({
      /** How much of it waits, rand. */
      amount: rand,
      /** From this day it is paid for natural causes too. */
      until: day,
    }),
  ),
  /** Who stays covered beside the successor. */
  others: v.array(
    v.object({
      /** First name and surname. */
      name: text,
      /** What the person is on the policy. */
      kind: oneOf(deceasedKinds),
      /** What is paid on this person's death, rand. */
      cover: rand,
    }),
  ),
  /** Supplementary benefits by name: those that go on, and those that end with the death. */
  benefits: v.object({
    /** Names of those that go on. */
    goOn: v.array(text),
    /** Names of those that end with the death. */
    end: v.array(text),
  }),
  /** What the policy costs a month. */
  premium: v.object({
    /** Rand a month until now. */
    before: rand,
    /** Rand a month from then on. */
    after: rand,
    /** The first month that it is paid for. */
    from: day,
    /** The last day without premiums; null: there are none. */
    waivedUntil: dayOrNull,
    /** What has fallen due since the death and is owed today, rand. */
    owed: rand,
    /** What was paid more than it costs now, and pays for the next months, rand. */
    credit: rand,
  }),
  /** The day on which the request was sent; null: none was. */
  askedOn: dayOrNull,
  /** The day by which we answer what was asked for; null: nothing waits. */
  answerBy: dayOrNull,
  /** The version of the claim, which a request names. */
  version: count,
});
export type Continuation = v.InferOutput<typeof ContinuationSchema>;

/** Who a guardian is that takes over a policy of children: they pay for it and are not covered. */
export const GuardianSchema = v.pipe(written(writtenEntries(identityRows)), obeys(identityRule));

/** The same with the rules of the day. */
export const guardianInput = (today: PlainDate) => v.pipe(GuardianSchema, obeys(identityRuleOn(today)));

interface Named {
  Guardian: unknown;
  Beneficiaries: readonly unknown[];
}

/** Somebody is paid when a successor dies, and nobody when a guardian does, who is not covered. */
const nomineesRule: Rule<Named> = ({ Guardian, Beneficiaries = [] }) => {
  if (Guardian === null && Beneficiaries.length === 0) {
    return [{ field: 'Beneficiaries', message: 'Add at least one beneficiary' }];
  }
  return Guardian && Beneficiaries.length > 0
    ? [{ field: 'Beneficiaries', message: 'You are not covered, so nobody is paid when you die' }]
    : [];
};

/** What whoever takes over a policy says about themselves, who is paid, and how they pay. */
export const ContinuePolicySchema = v.pipe(
  written({
    /** Where to write to, at most 100 characters, or null. */
    Email_Address: mainMemberEntries.Email_Address,
    /** As the law knows it. */
    Marital_Status: mainMemberEntries.Marital_Status,
    /** The language to write in; English unless said. */
    Preferred_Language: mainMemberEntries.Preferred_Language,
    /** Where they live. */
    PhysicalAddress: mainMemberEntries.PhysicalAddress,
    /** Who the guardian is where only children are left; null of whoever is covered. */
    Guardian: v.nullish(GuardianSchema, null),
    /** Who is paid when they die: at least one, shares of 100 in all; none of a guardian, who is not covered. */
    Beneficiaries: v.array(BeneficiaryInputSchema),
    /** The account from which premiums are collected; needed for a debit order. */
    BankingDetails: v.nullish(BankingDetailsInputSchema, null),
    /** How premiums are paid; needed without banking details. */
    PaymentMethod: v.nullish(PaymentMethodInputSchema, null),
    /** True: what they have said is true. */
    isTrue: v.literal(true, 'Accept the declaration'),
    /** The one-time PIN from the text message, purpose CONTINUE_POLICY. */
    otp: requiredOtp,
    /** The version of the claim that was read. */
    version: claimVersion,
  }),
  obeys(nomineesRule, sharesRule, payingRule),
);
export type ContinuePolicy = v.InferInput<typeof ContinuePolicySchema>;

/** The same body with the rules of the day. */
export const continuePolicyInput = (today: PlainDate) =>
  v.pipe(
    ContinuePolicySchema,
    obeys(
      ({ Beneficiaries }) => each('Beneficiaries', Beneficiaries, beneficiaryRuleOn(today)),
      ({ Guardian }) => (Guardian ? inside('Guardian', identityRuleOn(today)(Guardian)) : []),
    ),
  );
