/** Why what waits on a phone is not removed with its copy. */
export const somethingWaits = 'A change waits on this phone. Send or remove it first: it would be lost.';
