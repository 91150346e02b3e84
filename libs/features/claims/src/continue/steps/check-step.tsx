import { formatRand } from '@portal/domain';
import { Alert, DescriptionList, TitledCard } from '@portal/ui-kit';
import { costInWords } from '../in-words';
import { problemsOf } from '../problems';
import { type StepProps } from '../step-props';
import { AllAnswers } from './all-answers';
import { AskToTakeOver } from './ask-to-take-over';
import { BackLink } from './back-link';
import { ProblemList } from './problem-list';

/** Cover, premium and day on one page with every answer, and the PIN with which they are sent. */
export function CheckStep({ takeover }: StepProps) {
  const { continuation, answers } = takeover;
  const { inOne } = costInWords(continuation);
  const problems = problemsOf(answers, takeover);
  return (
    <>
      <Alert tone="warning">Nothing is sent until you ask for it at the end of this page.</Alert>
      <TitledCard title="The policy">
        <DescriptionList
          rows={[
            { label: 'Plan', value: continuation.plan.after },
            ...(continuation.successor.role === 'GUARDIAN'
              ? []
              : [{ label: 'Your cover', value: formatRand(continuation.cover) }]),
            { label: 'Premium', value: inOne },
          ]}
        />
      </TitledCard>
      <AllAnswers takeover={takeover} />
      {problems.length > 0 ? (
        <>
          <ProblemList problems={problems} answers={answers} />
          <BackLink takeover={takeover} />
        </>
      ) : (
        <AskToTakeOver takeover={takeover} />
      )}
    </>
  );
}
