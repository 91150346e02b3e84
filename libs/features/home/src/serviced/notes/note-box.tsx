import { useWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Card, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { noteForm } from './note-form';

/** One more note about the policy. */
export function NoteBox({ policyNumber }: { policyNumber: string }) {
  const whenDone = ['read', { policyNumber }];
  const writing = useWrite(writeMutation(servicingAdditions.writeNote, { policyNumber }, { whenDone }));
  const today = useToday();
  const [written, setWritten] = useState(0);
  return (
    <Card as="section" aria-label="Note">
      <SchemaForm
        key={written}
        form={noteForm}
        record={policyNumber}
        today={today}
        submitLabel="Save note"
        onSubmit={(note, { idempotencyKey }) => writing.send(note, { idempotencyKey })}
        onDone={() => {
          toast.success('The note is saved.');
          setWritten(written + 1);
        }}
      />
    </Card>
  );
}
