import { useWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions, type StaffNote } from '@portal/contract';
import { formatMoment } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { List, Stack, Text, TitledCard, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { noteForm } from './note-form';

interface NotesProps {
  policyNumber: string;
  /** Newest first. */
  notes: readonly StaffNote[];
}

/** What staff wrote down about the policy, and one more. */
export function Notes({ policyNumber, notes }: NotesProps) {
  const whenDone = ['read', { policyNumber }];
  const writing = useWrite(writeMutation(servicingAdditions.writeNote, { policyNumber }, { whenDone }));
  const today = useToday();
  const [written, setWritten] = useState(0);
  return (
    <TitledCard title={`Notes (${notes.length})`}>
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
      {notes.length > 0 && (
        <List kind="plain">
          {notes.map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id}>
              <Stack gap="none">
                <Text>{text}</Text>
                <Text size="sm" tone="muted">
                  {writtenBy}, {formatMoment(new Date(writtenAt))}
                </Text>
              </Stack>
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}
