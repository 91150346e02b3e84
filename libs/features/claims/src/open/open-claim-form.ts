import { daysRuleOn, obeys, type OpenClaim, openingEntries, written } from '@portal/contract';
import { causesOfDeath, type PlainDate } from '@portal/domain';
import { defineForm, money, radios } from '@portal/forms';
import {
  type Family,
  isStillborn,
  lifeIdOf,
  mothersOf,
  paidElsewhereCounts,
  peopleOf,
  unregisteredItems,
  whenAndWhereItems,
  whoCanHaveDied,
  whoDiedEntry,
} from '@portal/policy-workflow/open-claim';
import * as v from 'valibot';

const { stillborn, newborn, dateOfDeath, placeOfDeath, countryOfDeath, causeReported, paidByOtherInsurers } =
  openingEntries;

/** What is asked: who died is one question, also where that is a child who was never on the policy. */
const AnswersSchema = written({
  lifeId: whoDiedEntry,
  stillborn,
  newborn,
  dateOfDeath,
  placeOfDeath,
  countryOfDeath,
  causeReported: v.optional(causeReported),
  paidByOtherInsurers,
});

/** The answers with the rules of the day. */
export const answersOn = (today: PlainDate) => v.pipe(AnswersSchema, obeys(daysRuleOn(today)));
export type Answers = v.InferOutput<typeof AnswersSchema>;

interface Who {
  readonly lifeId?: unknown;
}

/** The questions about a death, for the people of one policy. Source: docs/domain/claims.md#c10-1. */
export function openClaimForm(family: Family) {
  const people = peopleOf(family);
  return defineForm({
    name: 'report-death',
    schema: AnswersSchema,
    refusals: { CLAIM_EXISTS: 'lifeId' },
    items: [
      {
        legend: 'Who died?',
        step: 'Who died?',
        fields: [{ name: 'lifeId', label: 'The person who died', widget: radios(whoCanHaveDied(people)) }],
      },
      ...unregisteredItems(mothersOf(family)),
      ...whenAndWhereItems({ step: 'When and where?' }),
      {
        legend: 'What happened?',
        step: 'What happened?',
        joins: isStillborn,
        fields: [
          {
            name: 'causeReported',
            label: 'What was the cause of death?',
            hint: 'It is fine not to know yet.',
            widget: radios(causesOfDeath),
            when: (answers: Who) => !isStillborn(answers),
            optional: false,
          },
          {
            name: 'paidByOtherInsurers',
            label: 'What did other insurers pay for this child?',
            hint: 'The law limits what is paid in all. Leave it empty if nothing was paid.',
            widget: money(),
            when: ({ lifeId, dateOfDeath: died }: Who & { readonly dateOfDeath?: unknown }, today: PlainDate) =>
              paidElsewhereCounts(people, lifeId, typeof died === 'string' && died !== '' ? died : today),
            optional: true,
          },
        ],
      },
    ],
  });
}

/** What stands in the form before anybody types: what is so for nearly everybody. */
export function beginningOf(family: Family): object {
  const mothers = mothersOf(family);
  return {
    countryOfDeath: 'ZA',
    ...(mothers.length === 1 && { stillborn: { motherLifeId: mothers[0]?.code } }),
  };
}

/** The claim that the answers make. Of a stillborn child no cause is asked: it changes nothing. */
export const claimOf = (policyNumber: string, { lifeId, causeReported: cause, ...answers }: Answers): OpenClaim => ({
  ...answers,
  policyNumber,
  lifeId: lifeIdOf(lifeId),
  causeReported: cause ?? 'UNKNOWN',
});
