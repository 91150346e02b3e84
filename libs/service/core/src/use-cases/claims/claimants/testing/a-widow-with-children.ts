import { apiBase, type Claim, type ClaimCase, type ClaimTokens } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  type Claimant,
  type Database,
  inTransaction,
  lockClaim,
  saveClaim,
  type SeedPolicy,
} from '@portal/service-store';
import { dataOf } from '../../../../testing/staff-service';
import { type Sent } from '../../../../testing/world';
import { anAccount, claimOf } from '../../customer/testing/claiming-family';
import {
  aClaimsDesk,
  approved,
  desksFamilies,
  loneVusiPolicy,
  saying,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../../staff/testing/claims-desk';

const widowsPolicy = policyNumberFor('7', 684);
export const numbers = { nomsa: '27826660021', sipho: '27826660022', another: '27826660023' } as const;
export const idNumbers = {
  nomsa: anIdNumber({ born: '1984-02-02', sequence: 1 }),
  nandi: anIdNumber({ born: '2015-05-05', sequence: 1 }),
};
/** Who is let in for a child, as staff type it. */
export const nomsa = {
  First_Name: 'Nomsa',
  Surname: 'Khumalo',
  Id_Number: idNumbers.nomsa,
  Cell_Number: numbers.nomsa,
};

/** Vusi has died. He named his wife Nomsa, two children of theirs, and his brother. */
function family(): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  const named = (First_Name: string, Date_Of_Birth: string) => ({ First_Name, Surname: 'Khumalo', Date_Of_Birth });
  return {
    ...vusi,
    Policy_Number: widowsPolicy,
    MainMember: { ...vusi.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 8 }) },
    Beneficiaries: [
      { ...named('Nomsa', '1984-02-02'), Relationship: 'SPOUSE', Benefit_Share: 40, Cell_Number: numbers.nomsa },
      { ...named('Nandi', '2015-05-05'), Id_Number: idNumbers.nandi, Relationship: 'DAUGHTER', Benefit_Share: 30 },
      { ...named('Zola', '2017-06-06'), Relationship: 'SON', Benefit_Share: 20 },
      { ...named('Sipho', '1990-05-05'), Relationship: 'BROTHER', Benefit_Share: 10, Cell_Number: numbers.sipho },
    ],
  };
}

/** Staff and the family, who claim; everybody by their first name. */
export async function aWidowWithChildren(database: Database) {
  const desk = await aClaimsDesk(database, [family()]);
  const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
    const row = rows.find((one) => one.name.startsWith(name));
    if (!row) throw new Error(`${name} is not on the claim`);
    return row;
  };
  const idOf = ({ claimants }: ClaimCase, name: string) => named(claimants, name).id;
  /** The payee as the claim keeps them is another from now on. */
  const change = ({ id }: Pick<ClaimCase, 'id'>, name: string, more: Partial<Claimant>) =>
    inTransaction(database, async (tx) => {
      const held = await lockClaim(tx, id);
      if (held === null) throw new Error('The claim is gone');
      const { id: payeeId } = named(held.record.claimants, name);
      const claimants = held.record.claimants.map((one) => (one.id === payeeId ? { ...one, ...more } : one));
      await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, desk.clock.now());
    });
  const again = (claim: Pick<ClaimCase, 'id'>) => desk.read(somePortalAdmin, claim);

  /** A claim that waits for a decision. */
  const ready = () => desk.readyToDecide('MainMember', { policyNumber: widowsPolicy });
  const decided = async (claim: ClaimCase) =>
    desk.done(somePortalAdmin, await desk.recommended(claim, approved), 'confirm', { note: null, ...sworn });
  /** The birth certificate of a child came and a consultant accepted it. */
  const proved = async (claim: ClaimCase, name: string): Promise<ClaimCase> => {
    const path = (of: ClaimCase) => {
      const line = of.documents.find(({ type, payeeName }) => type === 'GUARDIAN_PROOF' && payeeName?.startsWith(name));
      if (!line) throw new Error(`Nothing is asked for ${name}`);
      return `documents/${line.id}`;
    };
    const files = [desk.fileNamed('birth')];
    const received = await desk.done(someConsultant, claim, path(claim), { files });
    return desk.done(someConsultant, received, `${path(received)}/judge`, { verdict: 'ACCEPTED', says: saying({}) });
  };
  const letIn = (claim: ClaimCase, name: string, body: object = nomsa): Promise<Sent> =>
    desk.act(somePortalAdmin, claim, 'claimants', { claimantId: idOf(claim, name), ...body });
  /** Nomsa is let in for a child. */
  const spokenFor = async (claim: ClaimCase, name: string) =>
    dataOf<ClaimCase>(await letIn(await proved(claim, name), name));

  /** Signs in to a claim with a number, and what one does from then on; `part`: the payee for whom. */
  const signIn = async ({ reference }: Pick<ClaimCase, 'reference'>, Cell_Number: string) => {
    const send = (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
      desk.send(method, `${apiBase}/claims/${path}`, { ...(token && { token }), ...(body && { body }) });
    desk.wait(61);
    await send('POST', 'trigger-otp', { body: { claim: reference, Cell_Number } });
    const otp = desk.sentPin();
    const answer = await send('POST', 'login', { body: { claim: reference, Cell_Number, otp } });
    const { accessToken: token } = dataOf<ClaimTokens>(answer);
    const query = (part?: string) => (part === undefined ? '' : `?part=${part}`);
    const read = (part?: string) => send('GET', `${reference}${query(part)}`, { token });
    const claim = async (part?: string): Promise<Claim> => claimOf(await read(part));
    /** A PIN and a version that nobody gave: whether there is such a part is looked at first. */
    const tryAccount = (part: string): Promise<Sent> =>
      send('PUT', `${reference}/payee-account${query(part)}`, {
        token,
        body: { ...anAccount(), otp: '000000', version: 1 },
      });
    const setAccount = async (part: string | undefined, more: object = {}): Promise<Sent> => {
      desk.wait(61);
      await send('POST', `${reference}/trigger-otp`, { token, body: {} });
      const { version } = await claim(part);
      const body = { ...anAccount(), otp: desk.sentPin(), version, ...more };
      return send('PUT', `${reference}/payee-account${query(part)}`, { token, body });
    };
    const sendDocument = async (part: string | undefined, documentId?: string): Promise<Sent> => {
      const { version } = await claim(part);
      const body = { documentId, files: [desk.fileNamed('id')], version };
      return send('POST', `${reference}/documents${query(part)}`, { token, body });
    };
    return { read, claim, tryAccount, setAccount, sendDocument };
  };

  return { ...desk, idOf, change, again, ready, decided, proved, letIn, spokenFor, signIn, widowsPolicy };
}
