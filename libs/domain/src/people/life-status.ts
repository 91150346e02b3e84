interface Life {
  Life_Status: string;
}

/** Whether somebody is on a policy: not while the addition waits, nor after they died or were removed. */
export const isActiveLife = ({ Life_Status }: Life): boolean => Life_Status === 'ACTIVE';

/** The same with whoever asked to join and waits for the decision. */
export const isActiveOrPendingLife = (life: Life): boolean => isActiveLife(life) || life.Life_Status === 'PENDING';

/** Whether somebody has died or was removed. */
export const hasLeftPolicy = ({ Life_Status }: Life): boolean =>
  Life_Status === 'DECEASED' || Life_Status === 'REMOVED';
