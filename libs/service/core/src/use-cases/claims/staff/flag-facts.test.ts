import { policyNumberFor } from '@portal/domain';
import { appendAudit, inTransaction, insertPayment, type PaymentRow } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  saying,
  someConsultant,
} from './testing/claims-desk';

const second = policyNumberFor('7', 681);
const third = policyNumberFor('7', 682);

onEveryDatabase('What makes a claim worth a look', (db) => {
  let desk: ClaimsDesk;
  const flags = async (more: object = {}) => {
    const claim = await desk.openFor('MainMember', { policyNumber: loneVusiPolicy, ...more });
    return claim.flags.map(({ kind, level, sentence }) => [kind, level, sentence]);
  };
  beforeEach(async () => {
    await emptyDatabase(db.database);
    const vusi = desksFamilies.filter(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
    const again = [second, third].flatMap((Policy_Number) => vusi.map((policy) => ({ ...policy, Policy_Number })));
    desk = await aClaimsDesk(db.database, again);
  });
  const changed = (day: string, action: string, actorType: 'CUSTOMER' | 'STAFF' = 'CUSTOMER') =>
    inTransaction(db.database, (tx) =>
      appendAudit(tx, {
        at: new Date(`${day}T10:00:00Z`),
        actorType,
        actorId: 'somebody',
        policyNumber: loneVusiPolicy,
        action,
        outcome: 'SUCCEEDED',
      }),
    );
  const manyPolicies = ['MANY_POLICIES', 'MEDIUM', 'We have 3 policies on this life.'];

  test('is what was changed shortly before the death, and what the dead asked for since', async () => {
    await changed('2026-08-20', 'ADD_BENEFICIARY');
    await changed('2026-11-02', 'UPDATE_BANKING_DETAILS', 'STAFF');
    await changed('2026-11-12', 'UPDATE_CONTACT');
    expect(await flags()).toEqual([
      [
        'BANK_OR_CELL_CHANGED',
        'HIGH',
        'The bank account or cellphone number changed on 2 November 2026; the death was 8 days later.',
      ],
      [
        'CHANGE_AFTER_DEATH',
        'HIGH',
        'The sign-in of the person who died asked for a change on or after the day of death: 12 November 2026.',
      ],
      ['BENEFICIARY_CHANGED', 'MEDIUM', 'A beneficiary changed on 20 August 2026; the death was 82 days later.'],
      manyPolicies,
    ]);
  });

  test('is what was owed and paid after the death, an ordinary premium not', async () => {
    const pay = (Payment_Type: string) =>
      insertPayment(db.database, {
        id: crypto.randomUUID(),
        policyNumber: loneVusiPolicy,
        premiumMonth: '2026-11',
        status: 'SUCCESSFUL',
        paidAt: new Date('2026-11-15T10:00:00Z'),
        amountCents: 10_000,
        record: { Payment_Type, Reference: null } as PaymentRow['record'],
      });
    await pay('PREMIUM');
    expect(await flags({ dateOfDeath: '2026-11-15' })).toEqual([manyPolicies]);
    await pay('ARREARS');
    const claim = (await desk.queue(someConsultant, '?view=ALL')).data[0];
    expect((await desk.read(someConsultant, { id: claim?.id ?? '' })).flags[0]).toMatchObject({
      kind: 'PAID_AFTER_DEATH',
      level: 'HIGH',
    });
  });

  test('is a person who was claimed for with another day of death, and a DHA-1663 of another claim', async () => {
    const first = await desk.openFor('MainMember', { policyNumber: second, dateOfDeath: '2026-10-01' });
    expect(await flags({ policyNumber: third, dateOfDeath: '2026-10-01' })).toEqual([manyPolicies]);
    expect((await flags())[0]).toEqual([
      'SAME_PERSON',
      'HIGH',
      // Both claims before this one are named, in either order: they are of one moment.
      expect.stringMatching(new RegExp(`claimed for before, on claim .*${first.reference}`)),
    ]);
    const says = { verdict: 'ACCEPTED', says: saying({ serialNumber: 'A1234567' }) };
    const read = async ({ id }: { id: string }) => {
      const claim = await desk.read(someConsultant, { id });
      const received = await desk.receive(claim, 'DEATH_CERTIFICATE', { files: [desk.fileNamed(id)] });
      expect(received.status).toBe(200);
      await desk.judge(await desk.read(someConsultant, { id }), 'DEATH_CERTIFICATE', says);
      return (await desk.read(someConsultant, { id })).flags.map(({ kind }) => kind);
    };
    const child = await desk.openFor('Children');
    expect(await read(child)).toEqual([]);
    expect(await read(first)).toContain('SAME_DOCUMENT');
  });
});
