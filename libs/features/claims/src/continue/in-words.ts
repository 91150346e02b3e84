import { type Continuation } from '@portal/contract';
import { deceasedKinds, formatDate, formatRand, labelOf } from '@portal/domain';

/** Until when a policy can be taken over. While the claim is not decided nothing runs out. Source: docs/domain/claims.md#c8-3. */
export const untilInWords = ({ until }: Pick<Continuation, 'until'>): string =>
  until === null
    ? 'There is no hurry: cover goes on while we decide on the claim.'
    : `You can take over this policy until ${formatDate(until)}. If nobody does, everybody’s cover ends that day.`;

/** Who stays covered and for how much, the successor first. */
export const coverRows = ({ successor, cover, others }: Continuation) => [
  { label: `${successor.name} (you)`, amount: formatRand(cover) },
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
