import { type Continuation } from '@portal/contract';
import { deceasedKinds, formatDate, formatRand, labelOf } from '@portal/domain';

/** Until when a policy can be taken over. While the claim is not decided nothing runs out. Source: docs/domain/claims.md#c8-3. */
export const untilInWords = ({ until }: Pick<Continuation, 'until'>): string =>
  until === null
    ? 'There is no hurry: cover goes on while we decide on the claim.'
    : `You can take over this policy until ${formatDate(until)}. If nobody does, everybody’s cover ends that day.`;

const isGuardian = ({ successor }: Pick<Continuation, 'successor'>): boolean => successor.role === 'GUARDIAN';

/** What it means to go on with the policy, in a sentence or two. */
export const goingOnInWords = (continuation: Pick<Continuation, 'successor' | 'deceasedName'>): string =>
  `You can go on with the policy of ${continuation.deceasedName}${isGuardian(continuation) ? ' for the children: you pay for it, and are not covered yourself' : ''}. ` +
  'Nobody has to wait anew for the cover they had.';

/** What is asked of whoever goes on with it. */
export const askedInWords = (continuation: Pick<Continuation, 'successor'>): string =>
  isGuardian(continuation)
    ? 'We ask who you are and how you want to pay.'
    : 'We ask who is paid when you die and how you want to pay.';

/** Whose benefit it is while a guardian holds the policy; null where whoever goes on is covered. */
export const guardianInWords = (continuation: Pick<Continuation, 'successor'>): string | null =>
  isGuardian(continuation)
    ? 'If a child dies, we pay you. You are not covered, so nothing is paid when you die.'
    : null;

/** Who stays covered and for how much, the successor first where they are. */
export const coverRows = ({ successor, cover, others }: Continuation) => [
  ...(isGuardian({ successor }) ? [] : [{ label: `${successor.name} (you)`, amount: formatRand(cover) }]),
  ...others.map(({ name, kind, cover: amount }) => ({
    label: `${name}, ${labelOf(deceasedKinds, kind).toLocaleLowerCase('en-ZA')}`,
    amount: formatRand(amount),
  })),
];

/** The part of the successor's cover that waits; null: none does. */
export const waitingInWords = ({ waiting }: Pick<Continuation, 'waiting'>): string | null =>
  waiting && `${formatRand(waiting.amount)} of your cover counts for natural causes from ${formatDate(waiting.until)}.`;

/** What the policy costs a month, from when, and what was paid too little or too much since. */
export function costInWords({ premium, state }: Pick<Continuation, 'premium' | 'state'>) {
  const { before, after, from, waivedUntil, owed, credit } = premium;
  return {
    amount: formatRand(after),
    // Once somebody took it over the first month is past.
    caption: state === 'DONE' ? 'A month' : `A month, from ${formatDate(from)}`,
    inOne: `${formatRand(after)} a month, from ${formatDate(from)}`,
    sentences: [
      ...(waivedUntil === null ? [] : [`Nothing has to be paid until ${formatDate(waivedUntil)}.`]),
      ...(before === after ? [] : [`Until now it was ${formatRand(before)} a month.`]),
      ...(owed > 0 ? [`${formatRand(owed)} has fallen due since the death and is owed today.`] : []),
      ...(credit > 0 ? [`${formatRand(credit)} was paid too much. It pays for the next months.`] : []),
    ],
  };
}
