import { pathOfForm } from '@portal/contract';
import { formatPhone, isFinalStatus, isSamePhone } from '@portal/domain';
import { plain, type ToDo, type ToDoFacts } from './to-do-facts';

const change = 'UPDATE_CELL_NUMBER';

/** A number is changed policy by policy, so two policies of one person can have two. */
export function numberElsewhere({ policy, actions, otherNumber }: ToDoFacts): ToDo[] {
  const { MainMember: member, Policy_Status: status } = policy;
  const { id, Cell_Number: here } = member;
  const to = pathOfForm(change, id);
  const isUnderWay = actions.some((action) => action.status === 'PENDING' && action.actionType === change);
  if (!here || !otherNumber || to === null || isUnderWay || isFinalStatus(status)) return [];
  if (isSamePhone(here, otherNumber)) return [];
  return [
    {
      ...plain,
      id: 'number',
      title: `Is ${formatPhone(here)} still your number?`,
      why: `Messages and PINs for this policy go there. On another policy of yours we have ${formatPhone(otherNumber)}.`,
      button: { label: 'Change it', to },
    },
  ];
}
