import { type ApprovalAction } from '@portal/contract';

/** How current and proposed stand beside each other. */
export function kindOf({ actionType }: Pick<ApprovalAction, 'actionType'>): 'addition' | 'removal' | 'update' {
  if (actionType.startsWith('ADD_')) return 'addition';
  return actionType.startsWith('DELETE_') ? 'removal' : 'update';
}
