import { RecommendClaimSchema } from '@portal/contract';
import { claimDecisions, refusalReasons } from '@portal/domain';
import { defineForm, money, radios, select, textArea } from '@portal/forms';
import { causeChoices } from '../shared/cause-words';
import { disinterested } from './forms';

interface Said {
  readonly kind?: unknown;
  readonly reasonCode?: unknown;
  readonly correctedAmount?: unknown;
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
const isRefusal = ({ kind }: Said) => kind === 'REPUDIATE';
const isPart = ({ kind }: Said) => kind === 'PART_APPROVE';
const isPaid = ({ kind }: Said) => kind === 'APPROVE' || kind === 'PART_APPROVE';
/** A refusal, of all of it or of a part for good. */
const refuses = (said: Said) => isRefusal(said) || (isPart(said) && isGiven(said.reasonCode));

/** What the assessor recommends. Source: docs/domain/claims.md#c7-2. */
export const recommendForm = /* @__PURE__ */ defineForm({
  name: 'recommend-claim',
  schema: RecommendClaimSchema,
  given: ['version'],
  refusals: { LAPSE_NOT_PROVEN: 'reasonCode' },
  items: [
    {
      name: 'cause',
      label: 'Cause of death',
      hint: 'What the documents say. While it is not known, what every cause pays can be approved.',
      widget: radios(causeChoices),
    },
    { name: 'kind', label: 'What do you recommend?', widget: radios(claimDecisions) },
    {
      name: 'reasonCode',
      label: 'Why is it refused?',
      hint: 'Of a part: only what is refused for good. Leave it open where the rest waits for the cause.',
      widget: select(refusalReasons),
      when: (said: Said) => isRefusal(said) || isPart(said),
    },
    {
      name: 'wording',
      label: 'Clause of the policy, word for word',
      hint: 'The family reads it in the letter.',
      widget: textArea({ maxLength: 2000, rows: 4 }),
      when: refuses,
      optional: false,
    },
    {
      name: 'correctedAmount',
      label: 'Pay in all, instead of what was computed',
      hint: 'Only more, with a reason, and an administrator confirms it.',
      widget: money({ unreadable: 'Enter the amount in rand' }),
      when: isPaid,
      optional: true,
    },
    {
      name: 'reasonText',
      label: 'Fact or reason',
      hint: 'The fact with its date; or why the amount is raised.',
      widget: textArea({ maxLength: 1000, rows: 3 }),
      when: (said: Said) => refuses(said) || (isPaid(said) && isGiven(said.correctedAmount)),
    },
    disinterested,
  ],
});
