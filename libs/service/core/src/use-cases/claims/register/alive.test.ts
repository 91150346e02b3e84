import { type ClaimCase } from '@portal/contract';
import { someProviders } from '@portal/service-payments/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  approved,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { alive, anAskedDesk, type AskedDesk, died } from './testing/asked-desk';

const confirming = { note: null, ...sworn };
const lifting = { note: 'Saw the entry at Home Affairs', ...sworn };
const stopped = {
  status: 409,
  body: {
    code: 'NOT_POSSIBLE',
    message:
      'The death register says that this person lives. A new death certificate must be accepted, and an administrator must lift this first.',
  },
};

onEveryDatabase('the register of deaths, asked by staff', (db) => {
  let desk: AskedDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await anAskedDesk(db.database);
  });
  const ask = (claim: ClaimCase, staff = someConsultant) => desk.act(staff, claim, 'ask-register');
  const asked = async (claim: ClaimCase, staff = someConsultant): Promise<ClaimCase> => dataOf(await ask(claim, staff));
  /** The same once the register says that the spouse lives, an hour later. */
  async function askedAlive(claim: ClaimCase): Promise<ClaimCase> {
    desk.wait(3600);
    desk.register.says(await desk.spouse(), alive);
    const read = await asked(claim);
    desk.wait(3600);
    return read;
  }

  test('marks the claim in the queue once it says that the person lives', async () => {
    const opened = await desk.openFor('Spouse');
    const inQueue = async () => (await desk.queue(someConsultant, '?view=ALL')).data[0];
    expect(await inQueue()).toMatchObject({ isStoppedByRegister: false });
    await askedAlive(opened);
    expect(await inQueue()).toMatchObject({ isStoppedByRegister: true });
  });

  test('says what it knows, at once, and is kept with who asked', async () => {
    const opened = await desk.openFor('Spouse');
    expect(opened.register).toMatchObject({ standing: 'NOT_ASKED', askedAt: null });
    expect((await asked(opened)).register).toMatchObject({
      standing: 'NOT_FOUND',
      askedAt: desk.clock.now().toISOString(),
    });
    expect(await desk.work()).toBe(0); // not twice on one day
    desk.register.says(await desk.spouse(), died());
    const confirmed = await asked(opened);
    expect(confirmed.deathConfirmed).toMatchObject({ source: 'REGISTER', by: 'The death register' });
    expect(confirmed.history.slice(-2).map(({ what }) => what)).toEqual([
      'The death register: this person died on 10 November 2026.',
      'We confirmed the death.',
    ]);
    const answered = (await desk.audit(silverPolicy)).filter(({ action }) => action === 'DEATH_REGISTER_ANSWERED');
    expect(answered).toMatchObject([{ actorType: 'STAFF', after: { result: 'DECEASED' } }, { actorType: 'STAFF' }]);
  });

  test('that is away has not answered, and nobody gets an error for it', async () => {
    const opened = await desk.openFor('Spouse');
    desk.register.says(await desk.spouse(), null);
    expect((await asked(opened)).register).toMatchObject({ standing: 'NO_ANSWER', isAskedAgain: true });
  });

  test('is asked by nobody with an older version, beside a colleague, or about somebody without an ID number', async () => {
    const opened = await desk.openFor('Spouse');
    const taken = dataOf<ClaimCase>(await desk.as(someConsultant)('POST', `/staff/claims/${opened.id}/take`));
    expect(await ask(taken, anotherConsultant)).toMatchObject({ status: 409, body: { code: 'TAKEN' } });
    expect(await ask({ ...taken, version: taken.version + 1 })).toMatchObject({ body: { code: 'STALE_VERSION' } });
    expect(await ask(await desk.openFor('Children'))).toMatchObject({
      status: 409,
      body: { message: 'The death register is asked by ID number, and there is none.' },
    });
    expect(desk.register.asked).toEqual([]);
  });

  test('where there is none, nothing speaks of it, and nobody can ask', async () => {
    await emptyDatabase(db.database);
    const without = await aClaimsDesk(db.database, [], { providers: { ...someProviders(), deathRegister: null } });
    const opened = await without.openFor('Spouse');
    expect([opened.register, opened.allowedActs.includes('ASK_REGISTER')]).toEqual([null, false]);
    expect(await without.act(someConsultant, opened, 'ask-register')).toMatchObject({
      status: 409,
      body: { message: 'There is no death register to ask.' },
    });
  });

  describe('who says that the person lives', () => {
    test('lets nobody confirm the death, until a new certificate is accepted and an administrator lifts it', async () => {
      const before = await desk.certified(await desk.openFor('Spouse'));
      const claim = await askedAlive(before);
      expect(claim.register).toMatchObject({ standing: 'ALIVE', hasNewCertificate: false, isAskedAgain: false });
      expect(await desk.act(someConsultant, claim, 'confirm-death', { source: 'DEATH_CERTIFICATE' })).toMatchObject(
        stopped,
      );
      expect(await desk.act(somePortalAdmin, claim, 'lift-alive', lifting)).toMatchObject({
        status: 409,
        body: {
          message: 'Accept a death certificate first that reached us after the register said that the person lives.',
        },
      });
      const proved = await desk.certified(claim);
      expect(proved.register?.hasNewCertificate).toBe(true);
      const lifted = await desk.done(somePortalAdmin, proved, 'lift-alive', lifting);
      expect(lifted.register).toMatchObject({
        standing: 'ALIVE_LIFTED',
        lifted: { by: somePortalAdmin.name, note: lifting.note },
      });
      const confirmed = await desk.done(someConsultant, lifted, 'confirm-death', { source: 'DEATH_CERTIFICATE' });
      expect(confirmed.deathConfirmed?.source).toBe('DEATH_CERTIFICATE');
      const [event] = (await desk.audit(silverPolicy)).filter(({ action }) => action === 'CLAIM_ALIVE_LIFTED');
      expect(event).toMatchObject({ actorType: 'STAFF', role: 'portalAdmin', reason: lifting.note });
    });

    test('is lifted by no consultant, by nobody who accepted the certificate or assessed the claim, and with a note', async () => {
      const ready = await desk.readyToDecide('Spouse');
      const recommended = await desk.recommended(ready, approved, anotherAdmin);
      const claim = await desk.certified(await askedAlive(recommended), somePortalAdmin);
      const lift = (staff: typeof somePortalAdmin, body: object = lifting) =>
        desk.act(staff, claim, 'lift-alive', body);
      expect(await lift(someConsultant)).toMatchObject({ status: 403 });
      expect(await lift(somePortalAdmin)).toMatchObject({
        status: 403,
        body: { message: 'You accepted the death certificate. Another administrator lifts this.' },
      });
      expect(await lift(anotherAdmin)).toMatchObject({
        status: 403,
        body: { message: 'You assessed this claim. Another administrator lifts this.' },
      });
      const third = { sub: 'staff-third', name: 'Refilwe Moeng', groups: ['ss_portaladmin'] };
      expect(await lift(third, { ...lifting, note: '' })).toMatchObject({ status: 422 });
      expect((await lift(third)).status).toBe(200);
    });

    test('lets nobody confirm an approval; a refusal goes on', async () => {
      const ready = await desk.readyToDecide('Spouse');
      const claim = await askedAlive(await desk.recommended(ready));
      expect(await desk.act(somePortalAdmin, claim, 'confirm', confirming)).toMatchObject(stopped);
      expect((await desk.read(somePortalAdmin, claim)).whyNotConfirm).toBe(stopped.body.message);
      const back = await desk.done(somePortalAdmin, claim, 'give-back', { sentence: 'The register says she lives' });
      const refusal = {
        cause: 'NATURAL',
        kind: 'REPUDIATE',
        reasonCode: 'FRAUD',
        reasonText: 'the death certificate was never issued',
        wording: 'We pay nothing for a claim that rests on documents which are not genuine.',
        ...sworn,
      };
      const refused = await desk.recommended(back, refusal);
      expect((await desk.done(somePortalAdmin, refused, 'confirm', { ...confirming, note: 'Checked' })).status).toBe(
        'REPUDIATED',
      );
    });

    test('and later that they died, lifts it by itself', async () => {
      const claim = await askedAlive(await desk.openFor('Spouse'));
      desk.register.says(await desk.spouse(), died());
      const read = await asked(claim);
      expect(read.register).toMatchObject({ standing: 'DECEASED', aliveSince: null });
      expect(read.deathConfirmed?.source).toBe('REGISTER');
    });

    test('is told to nobody who claims', async () => {
      const claim = await askedAlive(await desk.openFor('Spouse'));
      const { accessToken: token } = await desk.signIn(silverPolicy);
      const { text, status } = await desk.send('GET', `/api/v1/claims/${claim.reference}`, { token });
      const history = await desk.send('GET', `/api/v1/policies/${silverPolicy}/history`, { token });
      expect([status, history.status]).toEqual([200, 200]);
      for (const told of [text, history.text]) expect(told).not.toMatch(/register|lives|alive/i);
    });
  });
});
