import { type ClaimCase } from '@portal/contract';
import { payableOwnAccount } from '@portal/service-payments';
import { findClaim, payoutsOfClaims, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { askAgainAboutClaimAccounts } from '../ask-about-accounts';
import { claimOf } from '../customer/testing/claiming-family';
import { someConsultant } from '../staff/testing/claims-desk';
import { aWidowWithChildren, idNumbers, nomsa, numbers } from './testing/a-widow-with-children';

const hers = { holder: 'REPRESENTATIVE', willUseForChild: true };

onEveryDatabase('Somebody who is paid and speaks for a child too', (db) => {
  let family: Awaited<ReturnType<typeof aWidowWithChildren>>;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    family = await aWidowWithChildren(db.database);
  });
  const asNomsa = (claim: ClaimCase) => family.signIn(claim, numbers.nomsa);
  const kept = async (claim: ClaimCase, name: string) =>
    (await findClaim(db.database, claim.id))?.record.claimants.find((one) => one.name.startsWith(name));

  test('is let in with the number that she has, and after one PIN sees both parts, and nobody else’s', async () => {
    const claim = await family.decided(await family.spokenFor(await family.ready(), 'Nandi'));
    const her = await asNomsa(claim);
    const own = await her.claim();
    expect(own.parts).toMatchObject([
      { kind: 'OWN', name: 'Nomsa Khumalo', isRepresented: false, heading: 'We need your bank account' },
      {
        kind: 'CHILD',
        name: 'Nandi Khumalo',
        isRepresented: true,
        heading: 'We need a bank account for Nandi Khumalo',
      },
    ]);
    expect(own.part).toEqual(own.parts[0]);
    expect(own.payouts.map(({ amount }) => amount)).toEqual([12_000]);
    const nandis = await her.claim(own.parts[1]?.id);
    expect(nandis.part).toEqual(own.parts[1]);
    expect(nandis.payouts.map(({ amount }) => amount)).toEqual([9000]);
    expect(nandis.stage.text).toBe('The claim is approved. Tell us where to pay the part of Nandi Khumalo.');
    const text = JSON.stringify([own, nandis]);
    for (const word of ['Zola', 'Sipho', '6000', '3000', numbers.sipho]) expect(text).not.toContain(word);
  });

  test('reads which documents are asked for each part, and sends them for that part alone', async () => {
    const claim = await family.spokenFor(await family.ready(), 'Nandi');
    const her = await asNomsa(claim);
    const { parts } = await her.claim();
    const lines = async (part?: string) =>
      (await her.claim(part)).documents.filter(({ neededFor }) => neededFor === 'PAYMENT');
    const [ownLine] = await lines();
    expect(ownLine?.type).toBe('ID_COPY');
    expect((await lines(parts[1]?.id)).map(({ type }) => type)).toEqual(['GUARDIAN_PROOF']);
    expect((await her.sendDocument(parts[1]?.id, ownLine?.id)).status).toBe(404);
    expect(claimOf(await her.sendDocument(undefined, ownLine?.id)).part).toMatchObject({ kind: 'OWN' });
  });

  describe('says where each part is paid', () => {
    test('her own into her account, the child’s with what she says of the money', async () => {
      const claim = await family.decided(await family.spokenFor(await family.ready(), 'Nandi'));
      const her = await asNomsa(claim);
      const nandi = family.idOf(claim, 'Nandi');
      expect(claimOf(await her.setAccount(undefined)).account).toMatchObject({ forChildDeclaredAt: null });
      expect((await her.claim(nandi)).account).toBeNull();
      const missing = await her.setAccount(nandi, { holder: 'REPRESENTATIVE' });
      expect(missing).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'willUseForChild', message: 'Confirm that you will use this money for the child' }] },
      });
      expect((await her.setAccount(nandi)).body).toMatchObject({
        errors: [{ field: 'holder', message: 'Choose whose account it is' }],
      });
      const given = claimOf(await her.setAccount(nandi, hers));
      expect(given.account?.forChildDeclaredAt).toBe(family.clock.now().toISOString());
      const payouts = await payoutsOfClaims(db.database, [claim.id]);
      const waits = 'WAITING_FOR_ACCOUNT';
      expect(payouts.map(({ status }) => status)).toEqual(['READY', 'READY', waits, waits]);
      const [set] = (await family.audit(family.widowsPolicy)).filter(({ action }) => action === 'CLAIM_ACCOUNT_SET');
      expect(set?.after).toMatchObject({
        payee: 'Nandi Khumalo',
        holder: 'REPRESENTATIVE',
        declared: 'I will use this money for the child',
      });
      const seen = (await family.again(claim)).claimants.find(({ name }) => name === 'Nandi Khumalo');
      expect(seen?.account?.forChildDeclaredAt).toBe(given.account?.forChildDeclaredAt);
    });

    test('the bank is asked with the number of whoever holds the account', async () => {
      const claim = await family.spokenFor(await family.ready(), 'Nandi');
      const her = await asNomsa(claim);
      const nandi = family.idOf(claim, 'Nandi');
      const asked: (string | null)[] = [];
      const verify = async ({ idNumber }: { idNumber: string | null }) => {
        asked.push(idNumber);
        return { result: 'VERIFIED', reason: null } as const;
      };
      const tools = { database: db.database, clock: family.clock, random: webRandom, accounts: { verify } };
      for (const said of [hers, { holder: 'PAYEE' }]) {
        claimOf(await her.setAccount(nandi, { Account_Number: '62000012995', ...said }));
        await askAgainAboutClaimAccounts(tools);
      }
      expect(asked).toEqual([idNumbers.nomsa, idNumbers.nandi]);
      expect(await kept(claim, 'Nandi')).toMatchObject({ account: { holder: 'PAYEE', forChildDeclaredAt: null } });
    });

    test('and is told whose account it has to be where the bank knows another', async () => {
      const claim = await family.spokenFor(await family.ready(), 'Nandi');
      const her = await asNomsa(claim);
      const nandi = family.idOf(claim, 'Nandi');
      const other = { Account_Number: '62000012997' };
      expect((await her.setAccount(undefined, other)).body).toMatchObject({
        message: 'We can pay only into your own account.',
      });
      expect((await her.setAccount(nandi, { ...other, holder: 'PAYEE' })).body).toMatchObject({
        code: 'ACCOUNT_IN_OTHER_NAME',
        message: 'This account is not in the name of Nandi Khumalo.',
      });
      expect((await her.setAccount(nandi, { ...other, ...hers })).body).toMatchObject({
        message: 'This account is not your own. We can pay only into your own account or the child’s.',
      });
    });

    test('a child whose number on record it is into the child’s own account alone, before anybody is let in', async () => {
      const claim = await family.ready();
      await family.change(claim, 'Nandi', { cellNumber: numbers.nomsa });
      const her = await asNomsa(claim);
      const nandi = family.idOf(claim, 'Nandi');
      expect((await her.claim()).parts.map(({ name }) => name)).toEqual(['Nomsa Khumalo', 'Nandi Khumalo']);
      expect((await her.setAccount(nandi, hers)).body).toMatchObject({
        errors: [{ field: 'holder', message: 'Send us proof that you look after the child first.' }],
      });
      expect(claimOf(await her.setAccount(nandi)).account).toMatchObject({ forChildDeclaredAt: null });
    });
  });

  test('speaks for two children, each with a part of their own', async () => {
    const one = await family.spokenFor(await family.ready(), 'Nandi');
    const claim = await family.spokenFor(one, 'Zola');
    const { parts } = await (await asNomsa(claim)).claim();
    expect(parts.map(({ name }) => name)).toEqual(['Nomsa Khumalo', 'Nandi Khumalo', 'Zola Khumalo']);
  });

  test('speaks for an estate too', async () => {
    const claim = await family.ready();
    const representative = { name: 'Nomsa Khumalo', idNumber: idNumbers.nomsa };
    const estate = { role: 'EXECUTOR', name: 'Estate of Zola Khumalo', dateOfBirth: null } as const;
    await family.change(claim, 'Zola', { ...estate, representative, cellNumber: numbers.nomsa });
    const her = await asNomsa(claim);
    const { parts } = await her.claim();
    expect(parts).toMatchObject([{ kind: 'OWN' }, { kind: 'ESTATE', name: 'Estate of Zola Khumalo' }]);
    expect((await her.setAccount(parts[1]?.id, { Account_Number: '62000012997' })).body).toMatchObject({
      message: 'We can pay only into the estate’s account.',
    });
    expect(claimOf(await her.setAccount(parts[1]?.id)).account).toMatchObject({ forChildDeclaredAt: null });
  });

  describe('opens nothing that her number does not speak for', () => {
    test('no part of somebody else, of nobody, or with a word in its place', async () => {
      const claim = await family.spokenFor(await family.ready(), 'Nandi');
      const her = await asNomsa(claim);
      for (const part of [family.idOf(claim, 'Zola'), family.idOf(claim, 'Sipho'), claim.id, 'own']) {
        expect((await her.read(part)).status, part).toBe(404);
        expect((await her.tryAccount(part)).status, part).toBe(404);
      }
      const his = await family.signIn(claim, numbers.sipho);
      expect((await his.claim()).parts.map(({ name }) => name)).toEqual(['Sipho Khumalo']);
      expect((await his.read(family.idOf(claim, 'Nandi'))).status).toBe(404);
      const body = { documentId: (await her.claim()).documents[0]?.id };
      expect((await his.sendDocument(undefined, body.documentId)).status).not.toBe(404);
    });

    test('not one of two adults of whom she has the number by mistake', async () => {
      const claim = await family.ready();
      await family.change(claim, 'Sipho', { cellNumber: numbers.nomsa });
      const her = await asNomsa(claim);
      expect((await her.claim()).parts.map(({ name }) => name)).toEqual(['Nomsa Khumalo']);
      expect((await her.read(family.idOf(claim, 'Sipho'))).status).toBe(404);
    });

    test('no child who has come of age, and pays nobody for one', async () => {
      const claim = await family.decided(await family.spokenFor(await family.ready(), 'Nandi'));
      const her = await asNomsa(claim);
      const nandi = family.idOf(claim, 'Nandi');
      claimOf(await her.setAccount(nandi, hers));
      await family.change(claim, 'Nandi', { dateOfBirth: '2008-11-01' });
      expect((await her.read(nandi)).status).toBe(404);
      expect((await her.claim()).parts.map(({ name }) => name)).toEqual(['Nomsa Khumalo']);
      const held = await findClaim(db.database, claim.id);
      const child = held?.record.claimants.find(({ id }) => id === nandi);
      expect(held && child && payableOwnAccount(held, child, '2026-11-20')).toBeNull();
    });
  });

  describe('has the number of', () => {
    const refused = {
      status: 422,
      body: { errors: [{ field: 'Cell_Number', message: 'Somebody else on this claim has this number' }] },
    };

    test('herself, by name or ID number, and of no stranger on the claim', async () => {
      const claim = await family.proved(await family.ready(), 'Nandi');
      expect(await family.letIn(claim, 'Nandi', { ...nomsa, Cell_Number: numbers.sipho })).toMatchObject(refused);
      expect(await family.letIn(claim, 'Nandi', { ...nomsa, First_Name: 'Thandeka' })).toMatchObject(refused);
      expect((await family.letIn(claim, 'Nandi', { ...nomsa, First_Name: 'nomsa' })).status).toBe(200);
    });

    test('another ID number than she gave for the other child', async () => {
      const one = await family.spokenFor(await family.ready(), 'Nandi');
      const claim = await family.proved(one, 'Zola');
      expect(await family.letIn(claim, 'Zola', { ...nomsa, Id_Number: idNumbers.nandi })).toMatchObject(refused);
    });
  });

  test('takes the child along to her new number, and the one before opens nothing', async () => {
    const spoken = await family.spokenFor(await family.ready(), 'Nandi');
    const before = await asNomsa(spoken);
    const line = spoken.documents.find(({ type, payeeName }) => type === 'ID_COPY' && payeeName?.startsWith('Nomsa'));
    const path = `documents/${line?.id}`;
    let claim = await family.again(spoken);
    claim = await family.done(someConsultant, claim, path, { files: [family.fileNamed('id')] });
    claim = await family.done(someConsultant, claim, `${path}/judge`, { verdict: 'ACCEPTED', says: null });
    family.outbox.length = 0;
    claim = dataOf(await family.letIn(claim, 'Nomsa', { ...nomsa, Cell_Number: numbers.another }));
    const has = Object.fromEntries(claim.claimants.map(({ name, cellNumber }) => [name, cellNumber]));
    expect(has).toMatchObject({
      'Nomsa Khumalo': numbers.another,
      'Nandi Khumalo': numbers.another,
      'Sipho Khumalo': numbers.sipho,
    });
    expect(family.outbox.map(({ to, purpose }) => [to, purpose]).toSorted()).toEqual([
      [numbers.nomsa, 'CLAIM_NUMBER_CHANGED'],
      [numbers.another, 'CLAIM_OPEN'],
    ]);
    expect((await before.read()).status).toBe(404);
    const { parts } = await (await family.signIn(claim, numbers.another)).claim();
    expect(parts.map(({ name }) => name)).toEqual(['Nomsa Khumalo', 'Nandi Khumalo']);
  });

  test('is told once what is the same for each part', async () => {
    let claim = await family.spokenFor(await family.ready(), 'Nandi');
    for (const name of ['Nomsa', 'Nandi']) await family.change(claim, name, { hasComeForward: true });
    family.outbox.length = 0;
    claim = await family.again(claim);
    claim = await family.done(someConsultant, claim, 'dispute', { reason: 'We wait for the police.' });
    const told = family.outbox.filter(({ purpose }) => purpose === 'CLAIM_DISPUTED').map(({ to }) => to);
    expect(claim.claimants.filter(({ cellNumber }) => cellNumber === numbers.nomsa)).toHaveLength(2);
    expect(told.filter((to) => to === numbers.nomsa)).toEqual([numbers.nomsa]);
  });

  test('confirms each account with a PIN to the number that she signed in with', async () => {
    const claim = await family.spokenFor(await family.ready(), 'Nandi');
    const her = await asNomsa(claim);
    family.outbox.length = 0;
    await her.setAccount(family.idOf(claim, 'Nandi'), hers);
    expect(family.outbox.filter(({ purpose }) => purpose === 'PAYEE_ACCOUNT').map(({ to }) => to)).toEqual([
      numbers.nomsa,
    ]);
  });
});
