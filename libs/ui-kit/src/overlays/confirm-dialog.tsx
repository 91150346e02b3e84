import { type ComponentProps } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';
import { VisuallyHidden } from '../base/visually-hidden';
import '../styles/later.css';

export interface ConfirmDialogProps extends ComponentProps<typeof Dialog> {
  /** The answer that does it, said in full: "Yes, remove". */
  confirm: string;
  /** The answer that leaves everything as it is. */
  cancel?: string;
  /** `danger` where the answer takes something away. */
  tone?: 'primary' | 'danger';
  /** Busy while the answer is sent: the dialog waits, Escape too. */
  state?: 'idle' | 'busy';
  /** The answer that does it was given. */
  onConfirm: () => void;
}

/** A question before something that is not easily undone. The children say what it means; they may hold fields. */
export function ConfirmDialog(dialog: ConfirmDialogProps) {
  const { confirm, cancel = 'Cancel', tone = 'primary', state = 'idle', onConfirm, children, ...props } = dialog;
  const busy = state === 'busy';
  return (
    <Dialog {...props} onCancel={(event) => busy && event.preventDefault()}>
      <form
        className="confirm"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        {children}
        <DialogActions>
          <Button type="submit" variant={tone} state={state}>
            {confirm}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={props.onClose}>
            {cancel}
          </Button>
        </DialogActions>
        <VisuallyHidden role="status">{busy && 'One moment, please'}</VisuallyHidden>
      </form>
    </Dialog>
  );
}
