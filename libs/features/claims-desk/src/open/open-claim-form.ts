import {
  type BodyOf,
  daysRuleOn,
  type Endpoints,
  obeys,
  OpenClaimForSchema,
  openingEntries,
  written,
} from '@portal/contract';
import { ages, type PlainDate, reportChannels } from '@portal/domain';
import { defineForm, money, radios } from '@portal/forms';
import { lifeIdOf, unregisteredItems, whenAndWhereItems, whoDiedEntry } from '@portal/policy-workflow/open-claim';
import * as v from 'valibot';
import { causeChoices } from '../shared/cause-words';

const { policyNumber: _, ...aboutTheDeath } = openingEntries;

/** What is asked: who died is one question, also where that is a child who was never on the policy. */
const AnswersSchema = written({
  ...aboutTheDeath,
  lifeId: whoDiedEntry,
  channel: OpenClaimForSchema.entries.channel,
});
type Answers = v.InferOutput<typeof AnswersSchema>;

/** The answers with the rules of the day. */
export const answersOn = (today: PlainDate) => v.pipe(AnswersSchema, obeys(daysRuleOn(today)));

/** What reaches staff; a claim of the portal is opened there. */
const channels = reportChannels.filter(({ code }) => code !== 'WEB');

/** The questions about a death to a caller; who can have died and who the mother can be, the screen says in `lists`. */
export const openClaimForm = /* @__PURE__ */ defineForm({
  name: 'open-claim',
  schema: AnswersSchema,
  refusals: { CLAIM_EXISTS: 'lifeId' },
  items: [
    { name: 'lifeId', label: 'Who died?', widget: radios() },
    ...unregisteredItems(undefined, { layout: 'columns' }),
    ...whenAndWhereItems({ layout: 'columns' }),
    { name: 'causeReported', label: 'Cause of death, as the caller says', widget: radios(causeChoices) },
    {
      name: 'paidByOtherInsurers',
      label: 'Paid by other insurers',
      hint: `Ask only about a child under ${ages.afterMinorLimits}.`,
      widget: money({ unreadable: 'Enter the amount in rand' }),
    },
    { name: 'channel', label: 'How was it reported?', widget: radios(channels) },
  ],
});

/** The claim that the answers make, and the report of the death that it comes of. */
export const claimOf = (
  { lifeId, ...answers }: Answers,
  { policyNumber, deathReportId }: { policyNumber: string; deathReportId: string | null },
): BodyOf<Endpoints['openClaimFor']> => ({
  ...answers,
  policyNumber,
  deathReportId,
  lifeId: lifeIdOf(lifeId),
});
