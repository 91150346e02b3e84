import { type ApprovalCase } from '@portal/contract';
import { ruleOverrideWords } from '@portal/contract/words';
import { Alert } from '@portal/ui-kit';

/** Which rules an administrator overrode for the request, and why. Nothing where none was in the way. */
export function CaseOverride({ action }: Pick<ApprovalCase, 'action'>) {
  const words = ruleOverrideWords(action);
  return words && <Alert tone="warning">{words}</Alert>;
}
