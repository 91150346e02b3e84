import { apiBase, type Claim, type ClaimCase } from '@portal/contract';
import { policyNumberFor, type RefusalReason } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type Database, inTransaction, lockClaim, saveClaim, type SeedPolicy } from '@portal/service-store';
import { type Sent } from '../../../../../testing/world';
import { dataOf } from '../../../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  desksFamilies,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../../testing/claims-desk';

const silver = desksFamilies.find(({ Policy_Number }) => Policy_Number === silverPolicy);
if (!silver) throw new Error('There is no family');

/** Whose cover of the mother waits for natural causes until the first of February. */
export const refusedPolicy = policyNumberFor('7', 661);
const waitingFamily: SeedPolicy = {
  ...silver,
  Policy_Number: refusedPolicy,
  MainMember: { ...silver.MainMember, Id_Number: anIdNumber({ born: '1972-07-14', sequence: 9 }) },
  ExtendedMembers:
    silver.ExtendedMembers?.map((mother) => ({
      ...mother,
      Cover_Start_Date: '2026-08-01',
      Waiting_Period_End_Date: '2027-02-01',
    })) ?? [],
};

const refusal = {
  kind: 'REPUDIATE',
  cause: 'NATURAL',
  reasonCode: 'WAITING_PERIOD',
  wording: 'For natural causes cover starts after six months.',
  reasonText: null,
  ...sworn,
};

/** What they write who do not agree. */
export const disagreeing = { text: 'She fell.\nThe report of the police says so.', files: [] };
export const staying = { outcome: 'REJECTED', answer: 'The report of the police names an illness.', ...sworn };
export const opening = { outcome: 'UPHELD', answer: 'The report of the police names a fall.', ...sworn };

/** A family whose claim for the mother was refused on 20 November 2026, and the staff who did it. */
export async function aRefusedFamily(database: Database) {
  const desk = await aClaimsDesk(database, [waitingFamily]);
  const claim = await desk.readyToDecide('ExtendedMembers', { policyNumber: refusedPolicy });
  const recommended = await desk.recommended(claim, refusal);
  const { id, reference } = await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
  desk.outbox.length = 0;

  let signedIn = { at: 0, token: '' };
  /** The policyholder, signed in anew whenever time has passed. */
  const my = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const at = desk.clock.now().getTime();
    if (signedIn.at !== at) signedIn = { at, token: (await desk.signIn(refusedPolicy)).accessToken };
    return desk.send(method, `${apiBase}/claims/${path}`, { token: signedIn.token, headers, ...(body && { body }) });
  };
  const read = async (): Promise<Claim> => dataOf(await my('GET', reference));
  const disagree = async (more: object = {}, headers?: Record<string, string>): Promise<Sent> => {
    const { version } = await read();
    return my('POST', `${reference}/representations`, { ...disagreeing, version, ...more }, headers);
  };
  const asCase = (staff = anotherConsultant): Promise<ClaimCase> => desk.read(staff, { id });
  /** The id of what was sent last. */
  const lastSent = async (): Promise<string> => (await asCase()).representations.at(-1)?.id ?? '';
  const answer = async (staff = anotherConsultant, body: object = staying): Promise<Sent> =>
    desk.act(staff, await asCase(), `representations/${await lastSent()}/answer`, body);
  const confirm = async (staff = anotherAdmin): Promise<Sent> =>
    desk.act(staff, await asCase(), `representations/${await lastSent()}/confirm`, sworn);
  /** As if the claim had been refused for another reason. */
  const setReason = (reasonCode: RefusalReason) =>
    inTransaction(database, async (tx) => {
      const claim = await lockClaim(tx, id);
      if (!claim?.record.decision) throw new Error('The claim is not decided');
      const decision = { ...claim.record.decision, reasonCode };
      return saveClaim(tx, claim, { status: claim.status, record: { ...claim.record, decision } }, desk.clock.now());
    });

  return { ...desk, setReason, id, reference, refusal, my, readOwn: read, disagree, asCase, answer, confirm };
}
export type RefusedFamily = Awaited<ReturnType<typeof aRefusedFamily>>;
export { anotherAdmin, anotherConsultant, someConsultant, somePortalAdmin };
