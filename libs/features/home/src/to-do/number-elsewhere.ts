import { type ApprovalAction, pathOfForm, type Policy } from '@portal/contract';
import { formatPhone, isFinalStatus, isSamePhone } from '@portal/domain';
import { plain, type ToDo } from './to-do-facts';

interface Numbers {
  policy: Policy;
  actions: readonly ApprovalAction[];
  /** The cellphone number as they changed it last, on whichever of their policies. */
  latest: string;
}

const change = 'UPDATE_CELL_NUMBER';

/** A number is changed policy by policy, so two policies of one person can have two. */
export function numberElsewhere({ policy, actions, latest }: Numbers): ToDo[] {
  const { MainMember: member, Policy_Status: status } = policy;
  const { id, Cell_Number: here } = member;
  const to = pathOfForm(change, id);
  const isUnderWay = actions.some((action) => action.status === 'PENDING' && action.actionType === change);
  if (!here || to === null || isUnderWay || isFinalStatus(status) || isSamePhone(here, latest)) return [];
  return [
    {
      ...plain,
      id: 'number',
      title: `Is ${formatPhone(here)} still your number?`,
      why: `Messages and PINs for this policy go there. On another policy of yours we have ${formatPhone(latest)}.`,
      button: { label: 'Change it', to },
    },
  ];
}
