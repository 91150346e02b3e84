import { type ApprovalAction, type MissingDocument } from '@portal/contract';
import { usePendingActions } from '../changes/data/use-pending-actions';

/** Which document a request still waits for, as the list of what waits says by now; as `action` says until that is read. */
export function useMissingDocument(action: ApprovalAction | null): MissingDocument | null {
  const { data } = usePendingActions();
  if (action === null) return null;
  const now = data === undefined ? action : data.find(({ id }) => id === action.id);
  return now?.missingDocument ?? null;
}
