import { type Child } from '@portal/contract';

/** What is known of a child on the policy who goes on as an extended member. The ID number is hidden here, so it is asked again. */
export function movedChild(children: readonly Child[], id: string | null) {
  const child = children.find((one) => one.id === id);
  if (child === undefined) return null;
  const { id: _, Id_Number: _hidden, Relationship: _asChild, ...known } = child;
  return { ...known, Relationship: 'ADULT_CHILD' };
}
