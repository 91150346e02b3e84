import { type BodySchema, SchemaForm, type SchemaFormProps } from '@portal/forms';
import { WhileTyping } from '@portal/policy-workflow/new-policyholder';
import { type ReactNode } from 'react';
import { type Typed } from '../application/application';
import { useApplication } from '../application/application-context';
import { type StepName } from '../application/steps';
import { BackLink } from '../application/back-link';

type FormProps<Schema extends BodySchema> = SchemaFormProps<Schema, never, void>;

interface StepFormProps<Schema extends BodySchema> extends Pick<
  FormProps<Schema>,
  'form' | 'schema' | 'initialValues' | 'lists'
> {
  step: StepName;
  /** What was typed, at every key and when the step is finished. */
  onValues: (values: Typed) => void;
  children?: ReactNode;
}

/** The form of a step: what is typed is kept as it is typed, and a good form leads to the next step. */
export function StepForm<Schema extends BodySchema>(props: StepFormProps<Schema>) {
  const { step, onValues, children, ...form } = props;
  const { goOn, situation } = useApplication();
  return (
    <SchemaForm<Schema, never, void>
      {...form}
      today={situation.today}
      leave="free"
      submitLabel="Continue"
      onSubmit={(_body, { values }) => onValues({ ...values })}
      onDone={() => goOn(step)}
      actions={<BackLink from={step} />}
    >
      <WhileTyping onValues={onValues} />
      {children}
    </SchemaForm>
  );
}
