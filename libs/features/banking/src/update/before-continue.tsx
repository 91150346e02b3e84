import { type PlainDate } from '@portal/domain';
import { useFormValues } from '@portal/forms';
import { Alert, Text } from '@portal/ui-kit';
import { MandateLink } from '../shared/mandate-link';
import { type Answers, givesAccount, isDebitOrder } from './answers';
import { type Payer, startOf } from './check-notes';

interface BeforeContinueProps {
  payer: Payer;
  canKeep: boolean;
  today: PlainDate;
}

/** What is agreed to, to read; from when the chosen day holds, and what still goes off as it was: inside the form. */
export function BeforeContinue({ payer, canKeep, today }: BeforeContinueProps) {
  const day = useFormValues((answers: Partial<Answers>) => (isDebitOrder(answers) ? answers.Debit_Day : null));
  const isNew = useFormValues(givesAccount(canKeep));
  return (
    <>
      {isNew && (
        <div>
          <MandateLink />
        </div>
      )}
      <div role="status">
        {typeof day === 'number' && (
          <Alert>
            {startOf(day, payer, today, isNew ? 'account' : 'day').map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Alert>
        )}
      </div>
    </>
  );
}
