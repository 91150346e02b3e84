import { randomUUID } from 'node:crypto';
import { type RandomSource, webRandom } from '@portal/service-store';

/** Randomness of a process. Its identifiers are cut from bytes that were drawn together: drawing for each was a twentieth of what a read costs. */
export const processRandom: RandomSource = { ...webRandom, uuid: () => randomUUID() };
