import { Text } from '@portal/ui-kit';
import { type StepProps } from '../step-props';
import { contactForm } from './contact-form';
import { StepForm } from './step-form';

/** How the successor is reached. Their number is the one they signed in with. */
export const ContactStep = ({ takeover }: StepProps) => (
  <>
    <Text>{`You are ${takeover.continuation.successor.name}. We send messages to the number with which you signed in.`}</Text>
    <StepForm
      takeover={takeover}
      form={contactForm}
      initialValues={takeover.answers.contact}
      onValues={(contact) => takeover.change({ contact })}
    />
  </>
);
