import { type ClaimCase } from '@portal/contract';

/** What somebody decides about a claim, in the order of its buttons; the first that is allowed is the likely one. */
export const decisionActs = {
  CONFIRM: 'Confirm',
  GIVE_BACK: 'Give back to the assessor',
  LIFT_ALIVE: 'Let the claim go on',
  CONFIRM_DEATH: 'Confirm the death',
  RECOMMEND: 'Recommend',
  DISPUTE: 'Take more time',
  RECALL: 'Recall the approval',
  REOPEN: 'Open again',
  VOID: 'Reported by mistake',
} as const;
export type DecisionAct = keyof typeof decisionActs;

/** What the caller may decide now. A death that is confirmed is not confirmed again. */
export const actsOf = ({ allowedActs, deathConfirmed }: Pick<ClaimCase, 'allowedActs' | 'deathConfirmed'>) =>
  (Object.keys(decisionActs) as DecisionAct[]).filter(
    (act) => allowedActs.includes(act) && !(act === 'CONFIRM_DEATH' && deathConfirmed !== null),
  );
