import { type Draft } from '@portal/contract';

const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const textOf = ({ updatedAt, values }: Draft): string => JSON.stringify([updatedAt, values], inOrder);

/** Whether two looks at the draft saw the same: the time alone does not tell apart what was kept within a millisecond. */
export const isSameDraft = (one: Draft | null, other: Draft | null): boolean =>
  one === null || other === null ? one === other : textOf(one) === textOf(other);
