import * as v from 'valibot';

/** Children who were never on the policy, in the place of the id of somebody who is. */
export const unregistered = { stillborn: 'STILLBORN', newborn: 'NEWBORN' } as const;

const whoMissing = 'Select who died';

/** Who died, as one question: the id of a record on the policy, or one of `unregistered`. */
export const whoDiedEntry = v.pipe(v.string(whoMissing), v.nonEmpty(whoMissing));

interface Who {
  readonly lifeId?: unknown;
}
export const isStillborn = ({ lifeId }: Who): boolean => lifeId === unregistered.stillborn;
export const isNewborn = ({ lifeId }: Who): boolean => lifeId === unregistered.newborn;

/** The same as a claim has it: null for a child who was never on the policy. */
export const lifeIdOf = (answer: string): string | null =>
  Object.values<string>(unregistered).includes(answer) ? null : answer;
