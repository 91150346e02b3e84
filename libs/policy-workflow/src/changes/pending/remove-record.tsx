import { newId } from '@portal/api-client';
import { type Change, type BodyOf } from '@portal/contract';
import { type ActionType, type CodeList } from '@portal/domain';
import { Alert, Button, ReasonDialog, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useAllowedAction } from '../data/use-allowed-action';
import { type ChangeRow, useSendChange } from '../data/use-send-change';
import { whatHappens } from '../decision-words';

interface RemoveRecordProps<Row extends ChangeRow> {
  action: ActionType;
  endpoint: Row;
  /** The record, as it is now. */
  record: { id: string; Version: number };
  /** Who: "Lindiwe Nkosi". */
  name: string;
  reasons: CodeList;
  /** What follows for this person: when cover ends, what the premium becomes. */
  consequence: ReactNode;
  onDone: (change: Change) => void;
}

/** Asks why somebody is removed, says what follows, and sends it. A refusal stays in the dialog. */
export function RemoveRecord<Row extends ChangeRow>(props: RemoveRecordProps<Row>) {
  const { action, endpoint, record, name, reasons, consequence, onDone } = props;
  const send = useSendChange(endpoint);
  const { data: allowed } = useAllowedAction(action);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const intention = useRef('');

  if (allowed && !allowed.isAllowed) return <Alert>{allowed.reason}</Alert>;

  const open = () => {
    intention.current = newId();
    setRefusal(null);
    setIsOpen(true);
  };
  const remove = async (Reason: string) => {
    setState('busy');
    const body = { id: record.id, Version: record.Version, Reason } as BodyOf<Row>;
    const answer = await send(body, `${intention.current}-${Reason}`);
    setState('idle');
    if (!answer.success) return setRefusal(answer.message);
    setIsOpen(false);
    onDone(answer.data);
  };

  return (
    <>
      <Button variant="danger" onClick={open}>
        Remove {name}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Remove ${name}?`}
        question="Why?"
        reasons={reasons.map(({ code, label }) => ({ value: code, label }))}
        confirm="Yes, remove"
        cancel="Keep"
        state={state}
        onConfirm={(reason) => void remove(reason)}
      >
        <Stack gap="sm">
          {typeof consequence === 'string' ? <Text>{consequence}</Text> : consequence}
          {allowed && <Text>{whatHappens(allowed)}</Text>}
          {refusal && (
            <Alert tone="error" role="alert">
              {refusal}
            </Alert>
          )}
        </Stack>
      </ReasonDialog>
    </>
  );
}
