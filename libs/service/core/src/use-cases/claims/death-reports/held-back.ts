/** How long an answer is held back for an address that reports many deaths, in milliseconds: a nuisance to a machine, and to nobody else. */
const heldBackMs = 1_000;

/** Waits with an answer. Nothing of the database is held meanwhile. */
export const heldBack = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, heldBackMs));
