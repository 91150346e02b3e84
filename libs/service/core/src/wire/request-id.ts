import { isUuid } from './is-uuid';

/**
 * The id under which a request is logged and answered: the caller's own, or a fresh one.
 *
 * Only a uuid is taken over, because the id goes into logs and a freer form could carry personal data there.
 */
export const requestId = (offered: string | null, fresh: () => string): string =>
  offered !== null && isUuid(offered) ? offered : fresh();
