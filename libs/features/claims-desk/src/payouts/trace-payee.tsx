import { useWrite, writeMutation } from '@portal/api-client';
import { type StaffPayout, staffClaimAdditions, TracePayeeSchema } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { Text, TextAreaField } from '@portal/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import { PayoutAct } from './payout-act';

/** Notes what was done to find whoever is to be paid. */
export function TracePayee({ payout }: { payout: StaffPayout }) {
  const { id, amount, payee, version } = payout;
  const write = useWrite(writeMutation(staffClaimAdditions.tracePayee, { id }));
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const send = () => {
    const note = v.safeParse(TracePayeeSchema.entries.note, typed);
    setMistake(note.issues?.[0].message);
    return note.success ? write.send({ note: note.output, version }) : null;
  };
  return (
    <PayoutAct
      payout={payout}
      write={write}
      onSend={send}
      label="Note tracing"
      question={`What did you do to find ${payee.name}?`}
      confirm="Save note"
      done={`${payee.name} is to be looked for again in a year.`}
    >
      <Text>
        {`${formatRand(amount)} waits for ${payee.name}. Call the family, the numbers on the policy and a tracing agent. Once you have a number, let them in on the claim with it.`}
      </Text>
      <TextAreaField
        label="What you did, and what came of it"
        hint="5 to 500 characters. For the audit."
        maxLength={500}
        value={typed}
        error={mistake}
        onChange={({ target }) => setTyped(target.value)}
      />
    </PayoutAct>
  );
}
