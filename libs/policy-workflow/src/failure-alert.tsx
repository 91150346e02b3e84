import { type Failure } from '@portal/contract';
import { Alert } from '@portal/ui-kit';
import { failureWords } from './failure-words';

/** Says at once why something was not done, above the button that can be pressed again; nothing while nothing has failed. */
export const FailureAlert = ({ failure }: { failure: Failure | null }) =>
  failure && (
    <Alert tone="error" role="alert">
      {failureWords(failure)}
    </Alert>
  );
