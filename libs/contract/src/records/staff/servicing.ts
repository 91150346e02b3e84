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
  /** The id of this opening. */
  id: key,
  /** The policy that is open. */
  policyNumber: text,
  /** Whose policy it is. */
  mainMember: text,
  /** Why it was opened. */
  reason: oneOf(servicingReasons),
  /** What was noted about it, or null. */
  note: textOrNull,
  /** What the caller answered rightly. */
  verified: v.array(oneOf(callerQuestions)),
  /** When it was opened. */
  openedAt: instant,
  /** When it closes by itself. */
  endsAt: instant,
});
export type Servicing = v.InferOutput<typeof ServicingSchema>;

const answer = written({
  /** What the caller was asked. */
  question: chosen(callerQuestions, 'Choose a question'),
  /** What the caller said, at most 100 characters. */
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
    /** Why the policy is opened. */
    reason: chosen(servicingReasons, 'Choose why you open this policy'),
    /** More about it, at most 250 characters, or null. */
    note: optionalText({ max: 250, long: 'The note must be 250 characters or less' }),
    /** What the caller answered, at most 10. */
    answers: v.pipe(v.optional(v.array(answer), []), v.maxLength(10, 'Too many answers')),
  }),
  obeys(openingRule),
);
export type OpenPolicy = v.InferInput<typeof OpenPolicySchema>;

export const ServicingClosedSchema = v.object({
  /** Whether it was open until now. */
  wasOpen: v.boolean(),
});
