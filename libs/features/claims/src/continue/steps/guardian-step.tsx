import { guardianInput } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { type StepProps } from '../step-props';
import { guardianForm } from './guardian-form';
import { StepForm } from './step-form';

/** Who the guardian is. It has to be whom we have seen the documents of. */
export const GuardianStep = ({ takeover }: StepProps) => (
  <>
    <Text>
      You pay for the policy from now on, so it is in your name. Fill in your details as on the ID that you showed us.
    </Text>
    <StepForm
      takeover={takeover}
      form={guardianForm}
      schema={guardianInput(takeover.today)}
      initialValues={takeover.answers.guardian ?? {}}
      onValues={(guardian) => takeover.change({ guardian })}
    />
  </>
);
