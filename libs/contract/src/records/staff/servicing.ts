import {
  type CallerQuestion,
  callerQuestions,
  checkCallerQuestions,
  needsCaller,
  type ServicingReason,
  servicingReasons,
} from '@portal/domain';
import * as v from 'valibot';
import { chosen, oneOf } from '../../fields/choice';
import { instant, key, text, textOrNull } from '../../fields/plain';
import { obeys, refusal, type Rule } from '../../fields/rules';
import { optionalText, requiredText } from '../../fields/text';
import { written } from '../../fields/written';

/** A policy that is open to a member of staff, and why. */
export const ServicingSchema = v.object({
  id: key,
  policyNumber: text,
  /** Whose policy it is. */
  mainMember: text,
  reason: oneOf(servicingReasons),
  note: textOrNull,
  /** What the caller answered rightly. */
  verified: v.array(oneOf(callerQuestions)),
  openedAt: instant,
  endsAt: instant,
});
export type Servicing = v.InferOutput<typeof ServicingSchema>;

const answer = written({
  question: chosen(callerQuestions, 'Choose a question'),
  answer: requiredText({
    required: 'Enter what the caller said',
    max: 100,
    long: 'Enter at most 100 characters',
  }),
});

interface Opening {
  reason: ServicingReason;
  note: string | null;
  answers: { question: CallerQuestion }[];
}

/** Whoever opens a policy for a caller has asked enough; whoever opens one without a caller says what for. */
const openingRule: Rule<Opening> = ({ reason, note, answers }) => {
  if (reason === undefined) return [];
  if (needsCaller(reason)) {
    return answers ? refusal('answers', checkCallerQuestions(answers.map(({ question }) => question))) : [];
  }
  return note !== undefined && (note?.length ?? 0) < 5
    ? [{ field: 'note', message: 'Say in a few words what you need the policy for' }]
    : [];
};

/** Why a policy is opened, and what the caller answered: the service compares, nobody reads the right answers first. */
export const OpenPolicySchema = v.pipe(
  written({
    reason: chosen(servicingReasons, 'Choose why you open this policy'),
    note: optionalText({ max: 250, long: 'The note must be 250 characters or less' }),
    answers: v.pipe(v.optional(v.array(answer), []), v.maxLength(10, 'Too many answers')),
  }),
  obeys(openingRule),
);
export type OpenPolicy = v.InferInput<typeof OpenPolicySchema>;

export const ServicingClosedSchema = v.object({ wasOpen: v.boolean() });
