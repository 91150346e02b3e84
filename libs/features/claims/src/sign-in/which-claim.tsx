import { useWrite, writeMutation } from '@portal/api-client';
import { claimSignInAdditions, type OtpSent, type WhichClaim, ClaimOtpSchema } from '@portal/contract';
import { defineForm, phone, SchemaForm, text } from '@portal/forms';
import { failureWords, useToday } from '@portal/policy-workflow';
import { useRef } from 'react';

const whichClaimForm = defineForm({
  name: 'claim-sign-in',
  schema: ClaimOtpSchema,
  items: [
    {
      name: 'claim',
      label: 'Reference, or the ID number or policy number of the person who died',
      hint: 'The reference is in our messages to you, in the form CL-XXXX-XXXX.',
      widget: text({ inputWidth: 20, autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' }),
    },
    {
      name: 'Cell_Number',
      label: 'Your own cellphone number',
      hint: 'The number that the policy or your report has for you.',
      widget: phone({ autoComplete: 'tel' }),
    },
  ],
});

interface WhichClaimFormProps {
  /** What was typed before somebody came back to change it, or what the address of a claim said. */
  typed: Partial<WhichClaim>;
  onSent: (which: WhichClaim, resendAfterSeconds: number) => void;
}

/** Which claim, and the own number: with them a PIN is on its way, if they belong together. */
export function WhichClaimForm({ typed, onSent }: WhichClaimFormProps) {
  const { send } = useWrite(writeMutation(claimSignInAdditions.triggerClaimOtp, {}));
  const asked = useRef<WhichClaim>(null);
  return (
    <SchemaForm
      form={whichClaimForm}
      today={useToday()}
      initialValues={typed}
      leave="free"
      submitLabel="Send PIN"
      onSubmit={async (body, { idempotencyKey }) => {
        asked.current = body;
        const answer = await send(body, { idempotencyKey });
        return answer.success ? answer : { ...answer, message: failureWords(answer) };
      }}
      onDone={({ resendAfterSeconds }: OtpSent) => asked.current && onSent(asked.current, resendAfterSeconds)}
    />
  );
}
