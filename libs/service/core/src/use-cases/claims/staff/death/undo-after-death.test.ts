import { apiBase, type ApprovalCase, type ApprovalQueue, type ClaimCase } from '@portal/contract';
import { undosAskedFor } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherAdmin,
  cells,
  type ClaimsDesk,
  saying,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
} from '../testing/claims-desk';
import { aTakeover } from '../../takeover/testing/a-takeover';
import { debited } from './testing/debited-families';
import { thiefs, withPhone } from './testing/with-a-dead-persons-phone';

const kind = 'UNDO_AFTER_DEATH';
const lives = { reason: 'The person lives.' };

onEveryDatabase('What was changed after a death', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: policyNumber } = debited();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [debited()]);
  });
  const policy = () => desk.policy(policyNumber);
  const confirmed = (more: object = {}, who: Parameters<ClaimsDesk['openFor']>[0] = 'MainMember') =>
    desk.readyToDecide(who, { policyNumber, ...more });
  const corrected = async (claim: ClaimCase, dateOfDeath: string): Promise<ClaimCase> => {
    const says = saying({ dateOfDeath });
    return dataOf(await desk.judge(claim, 'DEATH_CERTIFICATE', { verdict: 'ACCEPTED', says }));
  };
  const queue = async (staff = somePortalAdmin) =>
    dataOf<ApprovalQueue>(await desk.as(staff)('GET', `/staff/approval-actions?actionType=${kind}&view=all`)).data;
  const theOne = async () => {
    const [first, ...others] = await queue();
    if (!first || others.length > 0) throw new Error('There is not one request');
    return first;
  };
  const caseOf = async (id: string, staff = somePortalAdmin) =>
    dataOf<ApprovalCase>(await desk.as(staff)('GET', `/staff/approval-actions/${id}`));
  const decide = async (decision: object, staff = somePortalAdmin) => {
    const { id } = await theOne();
    await desk.as(staff)('POST', `/staff/approval-actions/${id}/take`, {});
    return desk.as(staff)('PUT', `/approval-actions/${policyNumber}/${id}`, decision);
  };
  const approve = { decision: 'APPROVE' };
  const asked = async () => (await undosAskedFor(db.database, policyNumber)).map(({ status }) => status);
  const told = () => desk.outbox.filter(({ purpose }) => purpose === 'CHANGES_UNDONE');
  /** What people read of a policy, without what every write counts up. */
  const asRead = ({
    MainMember,
    Beneficiaries,
    BankingDetails,
    PaymentMethod,
  }: Awaited<ReturnType<typeof policy>>) => ({
    cell: MainMember.Cell_Number,
    email: MainMember.Email_Address,
    beneficiaries: Beneficiaries.map(({ First_Name, Benefit_Share }) => [First_Name, Benefit_Share]),
    account: [BankingDetails?.id, BankingDetails?.Account_Number, BankingDetails?.Debit_Day],
    way: [PaymentMethod.Payment_Method, PaymentMethod.Debit_Day],
  });
  const everythingChanged = async () => {
    const phone = await withPhone(desk);
    await phone.changeEmail();
    await phone.changeAccount();
    await phone.addBeneficiary();
    await phone.changeNumber();
    desk.wait(60);
  };

  test('with the sign-in of whoever died goes back once an administrator approves it, and the family is told once', async () => {
    const before = asRead(await policy());
    await everythingChanged();
    const changed = asRead(await policy());
    expect(changed).toMatchObject({ cell: thiefs.cell, email: thiefs.email });
    expect(changed.beneficiaries).toContainEqual(['Zinhle', 50]);
    expect(changed.account).not.toEqual(before.account);

    await confirmed();
    expect(asRead(await policy())).toEqual(changed);
    desk.outbox.length = 0;
    const sent = await decide(approve);
    expect(dataOf(sent)).toMatchObject({ status: 'APPLIED', actionType: kind });
    expect(asRead(await policy())).toEqual(before);
    expect((await policy()).DebiCheckMandate).toMatchObject({
      Contract_Reference: 'CONTRACT0001',
      Mandate_Status: 'SUSPENDED',
    });
    expect(
      told()
        .map(({ channel, to }) => [channel, to.split('\n')[0]])
        .sort(),
    ).toEqual(
      [
        ['POST', 'Grace Jacobs'],
        // The son, who is paid, is reached by the number of his father.
        ['SMS', cells.holder],
        ['SMS', cells.spouse],
      ].sort(),
    );
    for (const { text } of told()) expect(text).toContain('after the death was undone');
    expect(desk.outbox.filter(({ to }) => to === thiefs.cell)).toEqual([]);
    expect(desk.outbox).toHaveLength(told().length);
  });

  test('stands field by field before the administrator: how it is, how it will be, and who changed it when', async () => {
    await everythingChanged();
    await confirmed();
    const { id } = await theOne();
    const { action, coverEffects, drift, risk } = await caseOf(id);
    expect(action.changes.map(({ label, current, proposed }) => [label, current, proposed])).toEqual(
      expect.arrayContaining([
        ['Main member: Cellphone number', '082 999 0000', '082 666 0001'],
        ['Main member: Email address', thiefs.email, null],
        ['Beneficiary Zinhle Dube', 'On the policy, 50%', 'Not on the policy'],
        ['Beneficiary Themba Jacobs: Share', '30%', '50%'],
        ['Banking details: Debit day', '25th', '1st'],
      ]),
    );
    expect(new Set(action.changes.map(({ field }) => field)).size).toBe(action.changes.length);
    expect(coverEffects).toHaveLength(4);
    expect(coverEffects[0]).toMatch(
      /^Update contact details: made on 20 November 2026.*, asked for with the main member’s sign-in\.$/,
    );
    expect([drift, risk]).toEqual([[], expect.any(String)]);
    expect(JSON.stringify(action)).not.toContain(thiefs.account);
  });

  test('is decided by an administrator who did not confirm the death', async () => {
    await everythingChanged();
    await confirmed();
    const { id, requestedBy, approverType } = await theOne();
    expect([requestedBy.name, approverType]).toEqual([someConsultant.name, 'SECOND_STAFF']);
    expect(await decide(approve, someConsultant)).toMatchObject({ status: 403 });
    expect(await decide({ decision: 'CANCEL' }, someConsultant)).toMatchObject({ status: 403 });
    const question = { message: 'Please send a copy of the ID', documentTypes: ['ID_COPY'] };
    const more = await desk.as(somePortalAdmin)('POST', `/staff/approval-actions/${id}/ask-for-more`, question);
    expect(more).toMatchObject({ status: 403 });
    expect(await asked()).toEqual(['PENDING']);
  });

  test('stays where the administrator declines, which is written down, and nobody is told', async () => {
    await everythingChanged();
    const changed = asRead(await policy());
    const claim = await confirmed();
    desk.outbox.length = 0;
    dataOf(await decide({ decision: 'DECLINE', comment: 'The family asked for it.' }));
    expect(asRead(await policy())).toEqual(changed);
    expect(desk.outbox).toEqual([]);
    const [declined] = (await desk.audit(policyNumber)).filter(({ action }) => action === 'CHANGE_DECLINED');
    expect(declined).toMatchObject({ actorId: somePortalAdmin.sub, reason: 'The family asked for it.' });
    await corrected(claim, '2026-11-09');
    expect(await asked()).toEqual(['DECLINED']);
  });

  test('asks for nothing where nothing was changed', async () => {
    await confirmed();
    expect(await asked()).toEqual([]);
  });

  test('brings a beneficiary back who was taken off', async () => {
    const before = asRead(await policy());
    const phone = await withPhone(desk);
    await phone.removeBeneficiary();
    expect(asRead(await policy()).beneficiaries).toEqual([['Themba', 100]]);
    await confirmed();
    dataOf(await decide(approve));
    expect(asRead(await policy())).toEqual(before);
    expect((await policy()).Beneficiaries.map(({ Beneficiary_Status }) => Beneficiary_Status)).toEqual([
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  test('leaves what staff have set since, and says so', async () => {
    const before = asRead(await policy());
    await everythingChanged();
    await confirmed();
    desk.wait(60);
    const opening = { reason: 'CLAIM', note: 'The family wrote.' };
    dataOf(await desk.as(someConsultant)('POST', `/staff/servicings/${policyNumber}`, opening));
    const body = { Email_Address: 'zodwa@jacobs.example' };
    dataOf(await desk.as(someConsultant)('PUT', `/update-main-member/${policyNumber}`, body));
    const { id } = await theOne();
    expect((await caseOf(id)).drift).toEqual([
      { label: 'Main member: Email address', then: thiefs.email, now: 'zodwa@jacobs.example' },
    ]);
    dataOf(await decide(approve));
    expect(asRead(await policy())).toEqual({ ...before, email: 'zodwa@jacobs.example' });
    expect((await caseOf(id)).history.at(-1)?.what).toBe(
      'The change was made. What was set since stays: Main member: Email address',
    );
  });

  describe('where the person lives', () => {
    test('is nobody’s to decide any more', async () => {
      await everythingChanged();
      const changed = asRead(await policy());
      const claim = await confirmed();
      await desk.done(anotherAdmin, claim, 'void', lives);
      expect(await asked()).toEqual(['CANCELLED']);
      expect(asRead(await policy())).toEqual(changed);
      const [ended] = (await desk.audit(policyNumber)).filter(({ action }) => action === 'CHANGE_CANCELLED');
      expect(ended).toMatchObject({ reason: kind, after: { because: 'The person lives' } });
    });

    test('and it was undone already, is to be asked for again', async () => {
      const phone = await withPhone(desk);
      await phone.changeEmail();
      const claim = await confirmed();
      dataOf(await decide(approve));
      desk.outbox.length = 0;
      await desk.done(anotherAdmin, claim, 'void', lives);
      expect(desk.outbox.map(({ purpose, text }) => [purpose, text])).toEqual([
        ['REQUEST_ENDED_BY_MISTAKE', expect.stringContaining('"Update contact details"')],
      ]);
    });

    test('and has died after all, is asked about anew', async () => {
      await everythingChanged();
      await desk.done(anotherAdmin, await confirmed(), 'void', lives);
      desk.wait(60);
      await confirmed();
      expect(await asked()).toEqual(['PENDING', 'CANCELLED']);
    });
  });

  describe('where a document corrects the day of death', () => {
    test('is asked about from the right day on, in one request', async () => {
      await everythingChanged();
      const claim = await confirmed({ dateOfDeath: '2026-11-20' });
      expect((await theOne()).status).toBe('PENDING');
      desk.wait(60);
      const same = await corrected(claim, '2026-11-19');
      expect(await asked()).toEqual(['PENDING']);
      desk.wait(86_400);
      await corrected(same, '2026-11-21');
      expect(await asked()).toEqual(['SUPERSEDED']);
    });

    test('is not asked about again once it is undone', async () => {
      await everythingChanged();
      const claim = await confirmed();
      dataOf(await decide(approve));
      await corrected(claim, '2026-11-08');
      expect(await asked()).toEqual(['APPLIED']);
    });
  });

  describe('of somebody else', () => {
    const changeSpouse = async () => {
      const phone = await withPhone(desk);
      const id = await desk.lifeId('Spouse', policyNumber);
      dataOf(await phone.send('PUT', `update-spouse/${policyNumber}`, { id, Cell_Number: thiefs.cell }));
      return phone;
    };

    test('goes back alone, and the policyholder sees that we look at it and is told', async () => {
      const phone = await changeSpouse();
      await phone.changeEmail();
      await confirmed({}, 'Spouse');
      const waiting = await phone.send('GET', `approval-actions/pending/${policyNumber}`);
      expect(dataOf(waiting)).toMatchObject([{ actionType: kind, canApprove: false, canCancel: false }]);
      desk.outbox.length = 0;
      dataOf(await decide(approve));
      const { Spouse, MainMember } = await policy();
      expect([Spouse?.Cell_Number, Spouse?.Life_Status]).toEqual([cells.spouse, 'DECEASED']);
      expect(MainMember.Email_Address).toBe(thiefs.email);
      expect(told().map(({ to }) => to)).toEqual([cells.holder]);
    });

    test('still waits where the claim about a stillborn child turns out wrong', async () => {
      await changeSpouse();
      const motherLifeId = await desk.lifeId('Spouse', policyNumber);
      const opened = await desk.open(someConsultant, { policyNumber, stillborn: { weeks: 30, motherLifeId } });
      const shown = await desk.complete(dataOf(opened), { NOTICE_OF_DEATH: { weeks: 30 } });
      const claim = await desk.done(someConsultant, shown, 'confirm-death', { source: 'NOTICE_OF_DEATH' });
      await confirmed({}, 'Spouse');
      await desk.done(anotherAdmin, claim, 'void', { reason: 'There was no child.' });
      expect(await asked()).toEqual(['PENDING']);
    });
  });

  describe('where somebody takes the policy over', () => {
    const asksToTakeOver = async () => {
      const phone = await withPhone(desk, silverPolicy);
      await phone.changeEmail();
      const claim = await desk.readyToDecide('MainMember');
      const takeover = aTakeover(
        () => desk,
        () => claim,
      );
      dataOf(await takeover.ask(await takeover.asSpouse()));
      return takeover;
    };
    const decideUndo = async (decision: object) => {
      const { id } = await theOne();
      await desk.as(somePortalAdmin)('POST', `/staff/approval-actions/${id}/take`, {});
      dataOf(await desk.as(somePortalAdmin)('PUT', `/approval-actions/${silverPolicy}/${id}`, decision));
    };

    test.each([
      ['approves', approve],
      ['declines', { decision: 'DECLINE', comment: 'The family asked for it.' }],
    ])(
      'is decided first: once an administrator %s it they go on with the policy as it is then',
      async (_, decision) => {
        const takeover = await asksToTakeOver();
        const refused = await takeover.decide();
        expect([refused.status, refused.body]).toMatchObject([
          409,
          { message: 'What was changed after the death is not decided yet. An administrator decides first.' },
        ]);
        await decideUndo(decision);
        dataOf(await takeover.decide());
        expect((await desk.policy(silverPolicy)).MainMember.First_Name).toBe('Zodwa');
      },
    );

    test('is not shown to them', async () => {
      const takeover = await asksToTakeOver();
      await decideUndo(approve);
      dataOf(await takeover.decide());
      desk.wait(300);
      const { accessToken: token } = await desk.signIn(silverPolicy);
      const closed = dataOf<{ actionType: string }[]>(
        await desk.send('GET', `${apiBase}/closed-approval-actions/${silverPolicy}`, { token }),
      );
      expect(closed.map(({ actionType }) => actionType)).toEqual(['CONTINUE_POLICY']);
    });
  });
});
