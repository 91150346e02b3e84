import { useWrite, writeMutation } from '@portal/api-client';
import { type CloseDebitExceptionSchema, type DebitException, openItemAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Button, Step, Text } from '@portal/ui-kit';
import type * as v from 'valibot';
import { foundForm, settledForm } from './close-forms';
import { closedWords, exceptionWords } from './exception-messages';

interface CloseStepProps {
  exception: DebitException;
  onBack: () => void;
  onSettled: (words: string) => void;
}

/** Says what was found about a debit. */
export function CloseStep({ exception, onBack, onSettled }: CloseStepProps) {
  const { id, reason, decisions } = exception;
  const closing = useWrite(writeMutation(openItemAdditions.closeDebitException, { id }));
  const usual = {
    today: useToday(),
    record: id,
    submitLabel: 'Close',
    onSubmit: (body: v.InferOutput<typeof CloseDebitExceptionSchema>, { idempotencyKey }: { idempotencyKey: string }) =>
      closing.send(body, { idempotencyKey }),
    actions: (
      <Button variant="quiet" onClick={onBack}>
        Go back
      </Button>
    ),
  } as const;
  const [only] = decisions;
  return (
    <Step title="Close it">
      {decisions.length === 1 && only !== undefined ? (
        <>
          <Text>{exceptionWords[reason].next}</Text>
          <SchemaForm
            {...usual}
            form={settledForm}
            given={{ decision: only }}
            onDone={(closed) => onSettled(closedWords(exception, closed))}
          />
        </>
      ) : (
        <SchemaForm {...usual} form={foundForm} onDone={(closed) => onSettled(closedWords(exception, closed))} />
      )}
    </Step>
  );
}
