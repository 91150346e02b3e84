import { type Known, obeys, type OpenPolicy, OpenPolicySchema, type Rule, written } from '@portal/contract';
import { type CallerQuestion, callerQuestions, needsCaller } from '@portal/domain';
import * as v from 'valibot';

const said = v.nullish(v.string(), null);

/** Why, and what the caller said to each question. */
const AnswersSchema = written({
  reason: OpenPolicySchema.entries.reason,
  note: said,
  ID_NUMBER: said,
  DATE_OF_BIRTH: said,
  CELL_NUMBER: said,
  POSTAL_CODE: said,
  PREMIUM: said,
  BENEFICIARY: said,
} satisfies Record<CallerQuestion | 'reason' | 'note', v.GenericSchema>);
type Answers = v.InferOutput<typeof AnswersSchema>;
type Reasoned = Known<Answers> & Pick<Answers, 'reason'>;

/** What is sent: the questions that were asked, or what the policy is needed for. */
export function openingBody({ reason, note = null, ...answers }: Reasoned): OpenPolicy {
  if (!needsCaller(reason)) return { reason, note, answers: [] };
  const asked = callerQuestions.flatMap(({ code: question }) => {
    const answer = answers[question]?.trim();
    return answer ? [{ question, answer }] : [];
  });
  return { reason, note: null, answers: asked };
}

/** Too few questions are said at the first one, everything else where it is typed. */
const firstQuestion: CallerQuestion = 'ID_NUMBER';

const asItIsSent: Rule<Answers> = ({ reason, ...answers }) => {
  if (reason === undefined) return [];
  const body = openingBody({ reason, ...answers });
  const { issues = [] } = v.safeParse(OpenPolicySchema, body);
  return issues.map(({ path, message }) => {
    const [top, place] = (path ?? []).map(({ key }) => key);
    const question = top === 'answers' ? body.answers?.[Number(place)]?.question : undefined;
    return { field: top === 'note' ? 'note' : (question ?? firstQuestion), message };
  });
};

/** The answers, judged by the very schema of the call. */
export const OpeningSchema = v.pipe(AnswersSchema, obeys(asItIsSent));
