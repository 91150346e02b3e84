import { type ClaimCase } from '@portal/contract';
import { type RegisterReply } from '@portal/domain';
import { aDeathRegister, someProviders } from '@portal/service-payments/testing';
import { claimsOfPolicies, type Database, webRandom } from '@portal/service-store';
import { dataOf } from '../../../../testing/staff-service';
import { aClaimsDesk, saying, silverPolicy, someConsultant } from '../../staff/testing/claims-desk';
import { askAboutDeaths } from '../ask-about-deaths';

/** The day on which people die in these tests. */
export const dateOfDeath = '2026-11-10';
export const alive: RegisterReply = { result: 'ALIVE', dateOfDeath: null };
export const died = (on = dateOfDeath): RegisterReply => ({ result: 'DECEASED', dateOfDeath: on });

/** Staff who decide on claims, beside a register of deaths that says what it is told. */
export async function anAskedDesk(database: Database) {
  const register = aDeathRegister();
  const providers = { ...someProviders(), deathRegister: register.register };
  const desk = await aClaimsDesk(database, [], { providers });
  const tools = { database, clock: desk.clock, random: webRandom };

  const spouse = async () => (await desk.policy()).Spouse?.Id_Number ?? '';
  const mainMember = async () => (await desk.policy()).MainMember.Id_Number ?? '';
  const stored = async () => {
    const [row] = await claimsOfPolicies(database, [silverPolicy]);
    if (!row) throw new Error('There is no claim');
    return row;
  };
  return {
    ...desk,
    register,
    spouse,
    mainMember,
    stored,
    /** What the background does, once. */
    work: (deathRegister: typeof register.register | null = register.register, signal?: AbortSignal) =>
      askAboutDeaths({ ...tools, deathRegister }, signal),
    /** What is on the claim of what was answered. */
    answers: async () => (await stored()).record.register?.answers ?? [],
    actions: async () => (await desk.audit(silverPolicy)).map(({ action }) => action),
    /** A death certificate comes and is accepted. */
    async certified(claim: ClaimCase, staff = someConsultant): Promise<ClaimCase> {
      const received = dataOf<ClaimCase>(await desk.receive(claim, 'DEATH_CERTIFICATE', {}, staff));
      return dataOf(
        await desk.judge(received, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED', says: saying({ dateOfDeath }) }, staff),
      );
    },
  };
}
export type AskedDesk = Awaited<ReturnType<typeof anAskedDesk>>;
