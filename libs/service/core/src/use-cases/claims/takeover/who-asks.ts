import { type FieldError } from '@portal/contract';
import { checkGuardianSaid, type Identified } from '@portal/domain';
import { type LifeBeside } from '@portal/service-change-pipeline';
import { type Claimant, type TakeoverGuardian } from '@portal/service-store';

/** Who asks to take over a policy. */
interface Asking {
  /** Of the record on the policy; of a guardian, on the claim. */
  id: string;
  person: Identified & { First_Name: string; Surname: string };
  /** What is wrong with who they say they are. */
  errors: FieldError[];
}

/**
 * Who asks to take over a policy: somebody who is covered by it, of whom everything is known, or the guardian of the children, who says who they
 * are and must be whom staff let in. Null: staff let in nobody, or they did not say it.
 */
export function whoAsks(life: LifeBeside | null, letIn: Claimant | null, said: TakeoverGuardian | null): Asking | null {
  if (life !== null) {
    const errors = said === null ? [] : [{ field: 'Guardian', message: 'We know who you are from the policy' }];
    return { id: life.id, person: life, errors };
  }
  if (letIn === null || said === null) return null;
  const errors = checkGuardianSaid(letIn, said).map(({ field, message }) => ({ field: `Guardian.${field}`, message }));
  return { id: letIn.id, person: said, errors };
}
