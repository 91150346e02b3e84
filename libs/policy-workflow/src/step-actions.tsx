import { Button } from '@portal/ui-kit';

interface StepActionsProps {
  /** What is worked on. */
  about: 'request' | 'claim';
  /** Something was refused: what is worked on may be another than it was. */
  wasRefused: boolean;
  onReadAgain: () => void;
  onBack: () => void;
}

/** What stands beside the button of a step. What was typed stays either way. */
export const StepActions = ({ about, wasRefused, onReadAgain, onBack }: StepActionsProps) => (
  <>
    {wasRefused && (
      <Button variant="secondary" onClick={onReadAgain}>
        {`Read the ${about} again`}
      </Button>
    )}
    <Button variant="quiet" onClick={onBack}>
      Go back
    </Button>
  </>
);
