import { type BodyOf, ClaimFactsSchema, type Endpoints } from '@portal/contract';
import { ages } from '@portal/domain';
import { defineForm, money, yesNo } from '@portal/forms';
import * as v from 'valibot';

/** Yes, no, or not answered. */
const answer = v.optional(v.union([v.boolean(), v.literal('')]), '');

const AnswersSchema = v.object({
  isPreviousInsurerReliedOn: answer,
  isTransportPaidInMoney: answer,
  wasEndedIntentionally: answer,
  paidByOtherInsurers: v.nullish(ClaimFactsSchema.entries.paidByOtherInsurers, null),
});
type Answers = v.InferOutput<typeof AnswersSchema>;

/** What was found out beside the documents; what is not answered stays as it is. */
export const factsForm = /* @__PURE__ */ defineForm({
  name: 'claim-facts',
  schema: AnswersSchema,
  items: [
    {
      name: 'isPreviousInsurerReliedOn',
      label: 'Is a waiting period that was served with another insurer relied on?',
      widget: yesNo(),
    },
    {
      name: 'isTransportPaidInMoney',
      label: 'Is the transport of the body paid back instead of arranged?',
      widget: yesNo(),
    },
    { name: 'wasEndedIntentionally', label: 'Was a pregnancy ended intentionally?', widget: yesNo() },
    {
      name: 'paidByOtherInsurers',
      label: `Paid by other insurers for a child under ${ages.afterMinorLimits}`,
      widget: money({ unreadable: 'Enter the amount in rand' }),
    },
  ],
});

/** What was answered, and nothing else. */
export const answered = (answers: Answers): Omit<BodyOf<Endpoints['noteClaimFacts']>, 'version'> =>
  Object.fromEntries(Object.entries(answers).filter(([, said]) => said !== '' && said !== null && said !== undefined));
