import { type Change } from '@portal/contract';
import { type ActionType, type CodeList } from '@portal/domain';
import { Alert, Button, ReasonDialog, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { FailureAlert } from '../../failure-alert';
import { useAllowedAction } from '../data/use-allowed-action';
import { HasDied } from './has-died';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { type ChangeRow, useSendChange } from '../data/use-send-change';
import { whatHappens } from '../decision-messages';

interface RemoveRecordProps {
  action: ActionType;
  endpoint: ChangeRow;
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
export function RemoveRecord(props: RemoveRecordProps) {
  const { action, endpoint, record, name, reasons, consequence, onDone } = props;
  const { send, state, failure, reset } = useSendChange(endpoint, useSelectedPolicyNumber());
  const { data: allowed } = useAllowedAction(action);
  const [isOpen, setIsOpen] = useState(false);

  if (allowed && !allowed.isAllowed) return <Alert>{allowed.reason}</Alert>;

  const open = () => {
    reset();
    setIsOpen(true);
  };
  const remove = async (Reason: string) => {
    const answer = await send({ id: record.id, Version: record.Version, Reason });
    if (!answer.success) return;
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
        note={(reason) => reason === 'DECEASED' && <HasDied name={name} />}
        onConfirm={(reason) => void remove(reason)}
      >
        <Stack gap="sm">
          {typeof consequence === 'string' ? <Text>{consequence}</Text> : consequence}
          {allowed && <Text>{whatHappens(allowed)}</Text>}
          <FailureAlert failure={failure} />
        </Stack>
      </ReasonDialog>
    </>
  );
}
