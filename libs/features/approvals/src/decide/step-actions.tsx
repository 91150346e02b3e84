import { Button } from '@portal/ui-kit';

interface StepActionsProps {
  /** Something was refused: the request may be another than it was. */
  wasRefused: boolean;
  onReadAgain: () => void;
  onBack: () => void;
}

/** What stands beside the button of a step. What was typed stays either way. */
export const StepActions = ({ wasRefused, onReadAgain, onBack }: StepActionsProps) => (
  <>
    {wasRefused && (
      <Button variant="secondary" onClick={onReadAgain}>
        Read the request again
      </Button>
    )}
    <Button variant="quiet" onClick={onBack}>
      Go back
    </Button>
  </>
);
