import { type RegisterReply } from '@portal/domain';

/**
 * The register of deaths of a country. Source: docs/domain/claims.md#c2-4. Rejects with `ProviderUnavailable` where it cannot be reached or
 * does not answer in time.
 */
export interface DeathRegisterProvider {
  /** What it knows about the holder of an ID number. The number goes there and nowhere else. */
  check(idNumber: string): Promise<RegisterReply>;
}

/** Asks the register. Whatever goes wrong there is no answer: the question is asked again later. */
export const checkRegister = (register: DeathRegisterProvider, idNumber: string): Promise<RegisterReply> =>
  register.check(idNumber).catch((): RegisterReply => ({ result: 'NO_ANSWER', dateOfDeath: null }));
