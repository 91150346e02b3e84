import { type Child } from '@portal/contract';
import { type PlainDate, provedForYearOf } from '@portal/domain';

type Changed = object & { Documents?: readonly { type: string }[] };
type Student = Pick<Child, 'Is_Student' | 'Proof_Of_Study_Until'>;

/**
 * Why there is nothing to send of a child; null when there is something. Proof of study says by itself until when a student is
 * covered, other documents prove a change.
 */
export function whyNothing(changed: Changed, child: Student, today: PlainDate): string | null {
  const fields = Object.keys(changed);
  if (fields.length === 0) return 'You have not changed anything';
  if (fields.some((field) => field !== 'Documents')) return null;
  const isProof = changed.Documents?.some(({ type }) => type === 'PROOF_OF_STUDY') ?? false;
  if (!isProof || !child.Is_Student) return 'Also change what the document proves';
  const isNewer = (child.Proof_Of_Study_Until ?? '') < provedForYearOf(today);
  return isNewer ? null : 'We have the proof of study of this year already';
}
