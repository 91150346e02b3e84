import { bankOptions } from '@portal/forms';
import { paymentOn, usePaymentForm } from '@portal/policy-workflow/new-policyholder';
import { Text } from '@portal/ui-kit';
import { useMemo } from 'react';
import { costInWords } from '../in-words';
import { type StepProps } from '../step-props';
import { StepForm } from './step-form';

/** How the premium is paid from now on. */
export function PaymentStep({ takeover }: StepProps) {
  const { continuation, answers, banks, today, change } = takeover;
  const { name } = continuation.successor;
  const form = usePaymentForm(name);
  const lists = useMemo(() => ({ Bank_Name: bankOptions(banks) }), [banks]);
  const { inOne } = costInWords(continuation);
  return (
    <>
      <Text>{`The policy costs ${inOne}. Nothing is collected before we have decided.`}</Text>
      <StepForm
        takeover={takeover}
        form={form}
        schema={paymentOn(today, banks)}
        initialValues={answers.payment}
        lists={lists}
        onValues={(payment) => change({ payment })}
      />
    </>
  );
}
