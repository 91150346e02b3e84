const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The id under which a request is logged and answered: the caller's own, or a fresh one.
 *
 * Only a uuid is taken over, because the id goes into logs and a freer form could carry personal data there.
 */
export const requestId = (offered: string | null, fresh: () => string): string =>
  offered !== null && uuid.test(offered) ? offered : fresh();
