import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { Radio } from '../fields/radio';
import { RadioGroup } from '../fields/radio-group';
import { TextAreaField } from '../fields/text-area-field';

interface ReasonDialogProps<Reason extends string> extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** Asks for the reason: "Why do you remove Lindiwe?" */
  question: string;
  /** The reasons one can choose from, in the order of the code list. */
  reasons: readonly { value: Reason; label: string }[];
  /** What is said when none was chosen. */
  missing?: string;
  /** What somebody should know who has chosen this reason. It comes later, so it needs `role="status"`. */
  note?: (reason: Reason) => ReactNode;
  /** Asks for a word more, which nobody has to give. Without it there is no such field. */
  comment?: string;
  /** The answer was given, with its reason and a word more (empty where none was typed). */
  onConfirm: (reason: Reason, comment: string) => void;
}

/** A ConfirmDialog that also asks why. Closed without an answer it forgets what was chosen. */
export const ReasonDialog = <Reason extends string>(props: ReasonDialogProps<Reason>) =>
  props.open ? <OpenReasonDialog {...props} /> : null;

function OpenReasonDialog<Reason extends string>(dialog: ReasonDialogProps<Reason>) {
  const { question, reasons, missing = 'Select the reason', note, comment, onConfirm, children, ...props } = dialog;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const busy = props.state === 'busy';

  const answer = () => {
    if (reason) return onConfirm(reason, words.trim());
    setError(missing);
    group.current?.querySelector('input')?.focus();
  };
  const choose = (value: Reason) => {
    setReason(value);
    setError(undefined);
  };

  return (
    <ConfirmDialog tone="danger" {...props} onConfirm={answer}>
      {children}
      <RadioGroup legend={question} error={error} disabled={busy} ref={group}>
        {reasons.map(({ value, label }) => (
          <Radio
            key={value}
            name={id}
            value={value}
            label={label}
            checked={reason === value}
            onChange={() => choose(value)}
          />
        ))}
      </RadioGroup>
      {reason && note?.(reason)}
      {comment && (
        <TextAreaField
          label={`${comment} (optional)`}
          value={words}
          disabled={busy}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
