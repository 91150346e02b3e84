import { useWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { noteServicings, useServicePolicy } from '@portal/policy-workflow/servicing';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { openingForm } from './opening-form';
import { openingBody, OpeningSchema } from './opening-schema';

interface OpenPolicyProps {
  policyNumber: string;
  onOpened?: () => void;
  /** Stands beside the button. */
  actions?: ReactNode;
}

/** Opens a policy in this tab. What was typed stays when the service says no. */
export function OpenPolicy({ policyNumber, onOpened, actions }: OpenPolicyProps) {
  const whenDone = ['read', { policyNumber }];
  const opening = useWrite(writeMutation(servicingAdditions.openPolicy, { policyNumber }, { whenDone }));
  const client = useQueryClient();
  const service = useServicePolicy();
  const today = useToday();
  return (
    <SchemaForm
      form={openingForm}
      schema={OpeningSchema}
      today={today}
      leave="free"
      submitLabel="Open policy"
      onSubmit={(answers, { idempotencyKey }) => opening.send(openingBody(answers), { idempotencyKey })}
      onDone={(servicing) => {
        noteServicings(client, (open) => [servicing, ...open.filter((one) => one.policyNumber !== policyNumber)]);
        service(policyNumber);
        onOpened?.();
      }}
      actions={actions}
    />
  );
}
