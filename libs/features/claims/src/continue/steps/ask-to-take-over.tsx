import { everything, readQuery, useWrite, writeMutation } from '@portal/api-client';
import { continuationAdditions, type ContinuePolicy, ContinuePolicySchema, portalPaths } from '@portal/contract';
import { ConfirmWithPin, type TypedPins } from '@portal/policy-workflow/changes';
import { CheckboxField, Stack, Text } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ClaimantPin } from '../../shared/claimant-pin';
import { bodyOf } from '../answers';
import { placeOfRefusal, wayTo } from '../place-of-field';
import { type StepProps } from '../step-props';
import { typedTakeoverAtom } from '../typed-takeover';
import { BackLink } from './back-link';

/** What is declared, the PIN, and the button that sends it all. A refusal keeps everything that was typed. */
export function AskToTakeOver({ takeover }: StepProps) {
  const { reference, continuation, answers } = takeover;
  const { policyNumber, version } = continuation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const forget = useSetAtom(typedTakeoverAtom);
  const [declared, setDeclared] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const asking = useWrite(
    writeMutation(continuationAdditions.continuePolicy, { policyNumber }, { whenDone: everything }),
  );
  const { queryKey } = readQuery(continuationAdditions.continuation, { reference });
  const refusedAt = asking.failure && placeOfRefusal(asking.failure, answers);

  const ask = async ({ otp = '' }: TypedPins) => {
    const read = v.safeParse(ContinuePolicySchema.entries.isTrue, declared);
    setMistake(read.issues?.[0].message ?? null);
    if (!read.success) return document.getElementById('continue-declaration')?.focus();
    const answer = await asking.send({ ...bodyOf(answers), otp, version } as ContinuePolicy);
    if (answer.success) {
      client.setQueryData(queryKey, answer.data);
      forget(null);
      return navigate(portalPaths.continuePolicy(reference), { replace: true });
    }
    // Somebody changed the claim, asked already, or may not any more: the page says what is so now.
    if (answer.status === 409) await client.invalidateQueries({ queryKey });
    return answer;
  };

  return (
    <Stack gap="md">
      <Text>
        We look at what you asked for and tell you on your phone what we decided. Everybody stays covered meanwhile.
      </Text>
      <ConfirmWithPin
        pins={{
          otp: {
            purpose: 'CONTINUE_POLICY',
            policyNumber,
            sender: <ClaimantPin reference={reference} purpose="CONTINUE_POLICY" />,
          },
        }}
        sending={asking}
        submitLabel="Ask to take over the policy"
        onSend={async (typed) => void (await ask(typed))}
      >
        {refusedAt && (
          <Link to={wayTo(refusedAt)} state={{ problem: asking.failure?.message }}>
            Go to where it can be changed
          </Link>
        )}
        <CheckboxField
          id="continue-declaration"
          label="Everything I have said here is true and complete."
          checked={declared}
          error={mistake}
          onChange={({ target }) => setDeclared(target.checked)}
        />
      </ConfirmWithPin>
      <BackLink takeover={takeover} />
    </Stack>
  );
}
