import { useWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { noteServicings, useServicePolicy } from '@portal/policy-workflow/servicing';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusTaken } from '../shared/focus';
import { openingForm } from './opening-form';
import { openingBody, OpeningSchema } from './opening-schema';

/** Most policies are opened for somebody who calls: the questions are there at once. */
const mostCome = { reason: 'CALL' };

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
  const answers = useRef<HTMLDivElement>(null);
  // The frame of the page takes the focus after a move; the first question has it right after.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isFocusTaken()) answers.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={answers}>
      <SchemaForm
        form={openingForm}
        initialValues={mostCome}
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
    </div>
  );
}
