import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { fullName, isOnePerson, isSpokenFor, mayShareNumber, type NumberInUse, type PlainDate } from '@portal/domain';
import { type Claimant, type ClaimRecord } from '@portal/service-store';
import { isGuardian } from '../continuation/guardian';
import { documentPayee } from './may-let-in';

type LetIn = Pick<TrustedBodyOf<Endpoints['letIn']>, 'First_Name' | 'Surname' | 'Id_Number' | 'Cell_Number'>;

/**
 * Whether whoever is let in for a payee may have a number that others on the claim have: they are all the same person. Who arranges the funeral
 * may come to speak for the estate as well, and then signs in for the estate.
 */
export function mayHaveNumber(
  { claimants }: Pick<ClaimRecord, 'claimants'>,
  payee: Claimant,
  body: LetIn,
  today: PlainDate,
): boolean {
  const isOwn = !isSpokenFor(documentPayee(payee, today));
  const by = { name: fullName(body), idNumber: body.Id_Number ?? (isOwn ? payee.idNumber : null) };
  const others = claimants.filter(
    ({ id, cellNumber, arrangesFuneral }) => id !== payee.id && cellNumber === body.Cell_Number && !arrangesFuneral,
  );
  return mayShareNumber(
    { by, isOwn },
    others.map((one) => inUse(one, today)),
  );
}

function inUse(payee: Claimant, today: PlainDate): NumberInUse {
  const { name, idNumber, representative } = payee;
  if (representative) return { by: representative, isOwn: false };
  if (isGuardian(payee)) return { by: { name, idNumber }, isOwn: false };
  return isSpokenFor(documentPayee(payee, today))
    ? { by: null, isOwn: false }
    : { by: { name, idNumber }, isOwn: true };
}

/**
 * Another payee after the number of one changed: whoever speaks for a child or an estate with the number before, and is the same person, does so
 * with the new one; whoever has the old one by now opens nothing.
 */
export function withNumberOf(changed: Claimant, other: Claimant, numberBefore: string | null): Claimant {
  const { representative, cellNumber } = other;
  const isTheirs = !changed.representative && representative && isOnePerson(representative, changed);
  if (!isTheirs || cellNumber === null || cellNumber !== numberBefore) return other;
  return { ...other, cellNumber: changed.cellNumber, hasNewNumber: true, isSignedIn: false };
}
