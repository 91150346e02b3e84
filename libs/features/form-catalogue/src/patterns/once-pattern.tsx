import { childEntries, written } from '@portal/contract';
import { defineForm, type SubmitAnswer, text } from '@portal/forms';
import { Text, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

/** How long the pretended service takes, in milliseconds. */
const slow = 3000;

const form = defineForm({
  name: 'demo-once',
  schema: written({ Surname: childEntries.Surname }),
  items: [{ name: 'Surname', label: 'Surname', widget: text({ inputWidth: 20 }) }],
});

export function OncePattern(props: PatternProps) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const send = async (_: object, { idempotencyKey }: { idempotencyKey: string }): Promise<SubmitAnswer> => {
    setSent((before) => [...before, idempotencyKey]);
    await new Promise((resolve) => setTimeout(resolve, slow));
    return { success: true, data: null };
  };
  return (
    <Specimen
      {...props}
      about="The service takes three seconds here. Press the button as often as you like, or Enter: one submit is one request, with one key for the one intention behind it."
      form={form}
      initialValues={{ Surname: 'Nkosi' }}
      onSubmit={send}
      onDone={() => toast.success('It was sent')}
      submitLabel="Send"
    >
      <Text role="status">
        {sent.length === 1 ? '1 request' : `${sent.length} requests`}
        {sent.length > 0 && `, the last with the key ${sent.at(-1)?.slice(0, 8)}…`}
      </Text>
    </Specimen>
  );
}
