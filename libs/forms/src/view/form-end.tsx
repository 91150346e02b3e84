import { Alert, Button, Cluster, Stack } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { type FormStore } from '../store/form-store';
import { useFormState } from './form-context';
import { useFocusOnRefusal } from './use-focus-on-refusal';

interface FormEndProps {
  store: FormStore;
  submitLabel: string;
  actions: ReactNode;
}

/** What is wrong and belongs to no field, and the button, busy while the form is on its way. */
export function FormEnd({ store, submitLabel, actions }: FormEndProps) {
  const phase = useFormState(store, (state) => state.phase);
  const alert = useFormState(store, (state) => state.alert);
  const isCancelled = useFormState(store, (state) => state.isCancelled);
  const alertBox = useFocusOnRefusal(store, (state) => state.summary.length === 0 && state.alert !== null);
  return (
    <Stack gap="md">
      {alert !== null && (
        <Alert
          tone={isCancelled ? 'info' : 'error'}
          role={isCancelled ? 'status' : 'alert'}
          ref={alertBox}
          tabIndex={-1}
        >
          {alert}
        </Alert>
      )}
      <Cluster gap="md">
        <Button type="submit" state={phase === 'sending' ? 'busy' : 'idle'}>
          {submitLabel}
        </Button>
        {actions}
      </Cluster>
    </Stack>
  );
}
