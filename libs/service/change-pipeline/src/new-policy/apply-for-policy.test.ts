import { applicationConsent } from '@portal/contract/words';
import { monthlyPremium, policyNumberFor } from '@portal/domain';
import { extendedRates, products, supplementaryBenefits } from '@portal/domain/catalogue';
import {
  auditOf,
  consentsOf,
  findAccountNumber,
  findPolicy,
  listDrafts,
  listNotifications,
  listPolicies,
  rowsOf,
  saveDraft,
  seed,
  webRandom,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anApplication, aPersonBorn, aRelativeBorn, nomsa, trusted } from '../testing/an-application';
import { aFamily } from '../testing/a-family';
import { aWorld, type World } from '../testing/world';
import { type Application } from './application';
import { applyForPolicy } from './apply-for-policy';
import { type ApplicationRequest } from './application-request';

type Who = keyof World['actors'];

onEveryDatabase('Taking out a policy', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });

  const apply = (body: object, who: Who = 'customer', more: Partial<ApplicationRequest> = {}) =>
    applyForPolicy(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors[who],
      origin: world.origin,
      idempotency: null,
      body: trusted(body),
      ...more,
    });
  const stored = async (body: object, ...more: [who?: Who, rest?: Partial<ApplicationRequest>]) => {
    const outcome = await apply(body, ...more);
    if (!outcome.success) throw new Error(`${outcome.errors?.[0]?.field}: ${outcome.message}`);
    if (outcome.value.action === null) throw new Error('A new policy waits for a decision');
    const row = await findPolicy(db.database, outcome.value.action.policyNumber);
    if (row === null) throw new Error('The new policy is not there');
    return { action: outcome.value.action, row, policy: row.record };
  };
  /** Everything that an application writes, counted. */
  const counts = async () => {
    const tables = ['policies', 'approval_actions', 'consents', 'bank_accounts', 'notifications', 'audit', 'uploads'];
    const of = (table: string) => `(SELECT count(*)::int FROM ${table}) AS ${table}`;
    return rowsOf(await db.database.execute(sql.raw(`SELECT ${tables.map(of).join(', ')}`)));
  };

  it('a family of eight: pending, with the premium of the formula, everybody covered from the first', async () => {
    const { policy, row } = await stored(anApplication());
    const premium = monthlyPremium({
      bands: products.find(({ id }) => id === 'prd-fa-030')?.premiums ?? [],
      inceptionAge: 42,
      extendedRates,
      extendedMembers: [
        { ageAtEntry: 68, cover: 10_000 },
        { ageAtEntry: 47, cover: 30_000 },
        { ageAtEntry: 76, cover: 5000 },
      ],
      benefits: supplementaryBenefits.filter(({ id }) => id === 'sup-grocery' || id === 'sup-cashback'),
    });
    expect(policy).toMatchObject({
      Policy_Status: 'PENDING',
      Policy_Type: 'FUNERAL',
      Inception_Date: '2026-12-01',
      Paid_To_Date: null,
      Base_Premium: premium?.base,
      Extended_Premium: premium?.extended,
      Monthly_Premium: premium?.monthly,
      Cover_Start_Date: '2026-12-01',
      Waiting_Period_End_Date: '2027-06-01',
      Cooling_Off_End_Date: '2026-12-21',
      Is_Legacy_Product: false,
      Cover_Increases: [],
      Version: 1,
      SupplementaryBenefits: [
        { id: 'sup-grocery', price: 18, startDate: '2026-12-01', status: 'ACTIVE' },
        { id: 'sup-cashback', price: 17 },
      ],
      Beneficiaries: [{ Benefit_Share: 60, Beneficiary_Status: 'ACTIVE' }, { Benefit_Share: 40 }],
    });
    expect(policy.Monthly_Premium).toBe(166 + (87 + 128 + 102) + (18 + 17));
    const lives = [policy.MainMember, policy.Spouse, ...policy.Children, ...policy.ExtendedMembers];
    expect(lives.map((life) => life?.Cover_Amount)).toEqual([
      ...[30_000, 30_000, 15_000, 15_000, 7500, 10_000, 30_000, 5000],
    ]);
    for (const life of lives) {
      expect(life).toMatchObject({ Life_Status: 'ACTIVE', Cover_Start_Date: '2026-12-01', Version: 1 });
    }
    expect(policy.Children[0]).toMatchObject({ Cover_End_Date: '2032-04-04' });
    expect(policy.Children[0]).not.toHaveProperty('Guardian_Declaration');
    expect(new Set(lives.map((life) => life?.id)).size).toBe(8);
    expect(row.policyNumber).toMatch(/^72\d{8}$/);
    expect(policy.PaymentMethod.Payat_Reference_Number).toBe(`199999${row.policyNumber}`);
    expect((await listPolicies(db.database, world.actors.customer.id)).map(({ status }) => status)).toEqual([
      ...['ACTIVE', 'PENDING'],
    ]);
  });

  it('the action is on the new policy, for staff to decide, with what it is about', async () => {
    const { action, row } = await stored(anApplication());
    expect(action).toMatchObject({
      actionType: 'ADD_POLICY',
      entityType: 'POLICY',
      entityId: row.id,
      approverType: 'STAFF',
      status: 'PENDING',
      policyNumber: row.policyNumber,
      entityLabel: 'Policy: Gold Family Plan',
      currentValue: null,
      premiumBefore: null,
      premiumAfter: row.record.Monthly_Premium,
      effectiveDate: '2026-12-01',
    });
    expect(action.changes).toMatchObject([
      { label: 'Plan', current: null, proposed: 'Gold Family Plan', changed: true },
      { label: 'Cover of the main member' },
      { label: 'People covered', proposed: '8' },
      { label: 'Benefits', proposed: 'Grocery benefit, Cash-back benefit' },
      { label: 'Monthly premium' },
      { label: 'Payment method', proposed: 'Debit order (DebiCheck)' },
      { label: 'Cover starts', proposed: '1 December 2026' },
      { label: 'Natural causes from', proposed: '1 June 2027' },
    ]);
    const asked = action.documents.map(({ type }) => type);
    expect(asked).toEqual(['MARRIAGE_CERTIFICATE', ...Array(3).fill('BIRTH_CERTIFICATE'), ...Array(3).fill('ID_COPY')]);
  });

  it('documents are listed with the person they came with', async () => {
    const document = {
      base64File: btoa('%PDF-1.7 a certificate'),
      fileName: 'birth.pdf',
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      type: 'BIRTH_CERTIFICATE',
    };
    const body = anApplication();
    const [first, ...others] = body.Children;
    const { action } = await stored({ ...body, Children: [{ ...first, Documents: [document] }, ...others] });
    const births = action.documents.filter(({ type }) => type === 'BIRTH_CERTIFICATE');
    expect(births.map(({ received }) => received)).toEqual([true, false, false]);
  });

  it('keeps the account number apart, and what was agreed to with its version', async () => {
    const { policy, row, action } = await stored(anApplication());
    expect(JSON.stringify([policy, action])).not.toContain(anAccount.Account_Number);
    expect(policy.BankingDetails).toMatchObject({ Account_Number: '******2345', Verification_Status: 'PENDING' });
    expect(policy.PaymentMethod).toMatchObject({ Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 });
    const account = await findAccountNumber(db.database, row.policyNumber, policy.BankingDetails?.id ?? '');
    expect(account).toBe(anAccount.Account_Number);
    const consents = await consentsOf(db.database, row.policyNumber);
    expect(consents.map(({ name }) => name)).toEqual(['debitOrder', 'popia', 'thirdParty', 'truthful']);
    expect(consents[0]).toMatchObject({
      version: applicationConsent.version,
      requestId: 'a-request',
      actionId: action.id,
      makerId: world.actors.customer.id,
      makerRole: 'customer',
      givenAt: world.tools.clock.now(),
    });
  });

  it('tells the applicant, writes it down, and drops the draft', async () => {
    const { id: customerId } = world.actors.customer;
    const { policyNumber } = world;
    const now = world.tools.clock.now();
    await saveDraft(db.database, {
      id: webRandom.uuid(),
      customerId,
      policyNumber,
      form: 'ADD_POLICY',
      recordId: 'new',
      record: {},
      updatedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
    const { row } = await stored(anApplication());
    const { rows } = await listNotifications(
      db.database,
      customerId,
      { policyNumber: row.policyNumber },
      { pageNumber: 1, pageSize: 10 },
    );
    expect(rows).toMatchObject([
      { type: 'CHANGE_SUBMITTED', inAppMessage: 'We received your request: New policy.', actionUrl: '/policies' },
    ]);
    const [audited] = await auditOf(db.database, row.policyNumber);
    expect(audited).toMatchObject({ action: 'CHANGE_REQUESTED', reason: 'ADD_POLICY', actorType: 'CUSTOMER' });
    expect(await listDrafts(db.database, { customerId, policyNumber }, now)).toEqual([]);
  });

  describe('is refused beside the field, and nothing is kept', () => {
    const married = 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.';
    const passport = (number: string) => ({
      Id_Type: 'PASSPORT',
      Id_Number: null,
      Passport_Number: number,
      Passport_Country: 'ZW',
      Passport_Expiry_Date: '2030-01-01',
    });

    it.each<[why: string, more: object, field: string, message: string]>([
      ['a plan that does not exist', { productId: 'prd-no' }, 'productId', 'Select the plan'],
      ['a plan that is closed', { productId: 'leg-fa-2012' }, 'productId', 'This plan is closed to new policies.'],
      ['a benefit that does not exist', { benefitIds: ['sup-no'] }, 'benefitIds', 'This benefit is not available'],
      ['a spouse on a plan for one', { productId: 'prd-sp-030' }, 'Spouse', married],
      [
        'somebody else applies',
        { MainMember: { ...nomsa, ...aPersonBorn('1984-06-30', 9, 'Other') } },
        'MainMember.Id_Number',
        'You can take out a policy for yourself only',
      ],
      [
        'somebody who shows a passport instead',
        { MainMember: { ...nomsa, ...passport('AB123456') } },
        'MainMember.Passport_Number',
        'You can take out a policy for yourself only',
      ],
      [
        'a cellphone number that is not on record',
        { MainMember: { ...nomsa, Cell_Number: '0831112222' } },
        'MainMember.Cell_Number',
        'This is not the cellphone number that we have on record. Change it in your personal details first.',
      ],
      [
        'too much on the main member over both policies',
        { productId: 'prd-fa-075', Children: [], Spouse: null },
        'productId',
        'The total cover on Nomsa would be above the legal maximum',
      ],
      [
        'too much on the spouse over both policies',
        { productId: 'prd-fa-050', Children: [], benefitIds: ['sup-airtime'] },
        'Spouse.Id_Number',
        'The total cover on Sipho would be above the legal maximum',
      ],
      [
        'too much on a child under 14 over both policies',
        { productId: 'prd-fa-075' },
        'Children.1.Id_Number',
        'The total cover on Kabelo would be above the legal maximum',
      ],
      [
        'too much on a relative of 10 who is a child elsewhere',
        {
          productId: 'prd-fa-050',
          Children: [],
          ExtendedMembers: [aRelativeBorn('2013-09-09', 4, 'Lerato', { Cover_Amount: 30_000 })],
        },
        'ExtendedMembers.0.Cover_Amount',
        'The total cover on Lerato would be above the legal maximum',
      ],
    ])('%s', async (_, more, field, message) => {
      const before = await counts();
      const outcome = await apply(anApplication(more));
      expect(outcome).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
      expect(outcome.success ? [] : outcome.errors).toContainEqual({ field, message });
      expect(await counts()).toEqual(before);
    });
  });

  it('fifty thousand children are too many at once', async () => {
    const [child] = anApplication().Children;
    const body = trusted(anApplication());
    const crowd = { ...body, Children: Array.from({ length: 50_000 }, () => ({ ...body.Children[0], ...child })) };
    const began = performance.now();
    expect(await apply(body, 'customer', { body: crowd as Application })).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it.each<[who: Who, policyNumber: string | null]>([
    ['customer', null],
    ['customer', '7000019999'],
    ['consultant', '7000019999'],
  ])('the %s cannot apply on %s', async (who, policyNumber) => {
    expect(await apply(anApplication(), who, { policyNumber })).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('nobody applies on a policy of somebody else', async () => {
    const actor = { ...world.actors.customer, id: webRandom.uuid() };
    expect(await apply(anApplication(), 'customer', { actor })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('staff apply for somebody new, who then decides', async () => {
    const thandi = { ...nomsa, ...aPersonBorn('1990-01-15', 8, 'Thandi'), Cell_Number: '0831112222' };
    const body = anApplication({ MainMember: thandi, Spouse: null, Children: [], ExtendedMembers: [] });
    const { action, row } = await stored(body, 'consultant', { policyNumber: null });
    expect(action).toMatchObject({ approverType: 'CUSTOMER', requestedBy: { role: 'consultant' } });
    expect(row.customerId).not.toBe(world.actors.customer.id);
    const again = await apply(body, 'colleague', { policyNumber: null });
    expect(again).toMatchObject({ success: false, code: 'APPLICATION_EXISTS' });
  });

  it('ten applications of one person at once are one policy', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => apply(anApplication())));
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.success) expect(outcome.code).toBe('APPLICATION_EXISTS');
    expect(await listPolicies(db.database, world.actors.customer.id)).toHaveLength(2);
  });

  it('ten people at once get ten numbers', async () => {
    const bodies = Array.from({ length: 10 }, (_, at) =>
      anApplication({
        MainMember: { ...nomsa, ...aPersonBorn('1990-01-15', at, 'Person') },
        Spouse: null,
        Children: [],
        ExtendedMembers: [],
      }),
    );
    const made = await Promise.all(bodies.map((body) => stored(body, 'consultant', { policyNumber: null })));
    expect(new Set(made.map(({ row }) => row.policyNumber)).size).toBe(10);
  });

  it('three people at once cannot take one relative above the maximum together', async () => {
    const uncle = aRelativeBorn('1970-02-02', 5, 'Joseph', { Relationship: 'UNCLE', Cover_Amount: 50_000 });
    const outcomes = await Promise.all(
      [1, 2, 3].map((sequence) =>
        apply(
          anApplication({
            productId: 'prd-fa-050',
            Spouse: null,
            Children: [],
            ExtendedMembers: [uncle],
            MainMember: { ...nomsa, ...aPersonBorn('1990-01-15', sequence, 'Person') },
          }),
          'consultant',
          { policyNumber: null },
        ),
      ),
    );
    expect(outcomes.filter(({ success }) => success)).toHaveLength(2);
    expect(outcomes.find(({ success }) => !success)).toMatchObject({
      errors: [{ message: 'The total cover on Joseph would be above the legal maximum' }],
    });
  });

  it('the same intention a hundred times is one policy with one answer; with other details it is refused (E5)', async () => {
    const idempotency = { route: 'add-policy', key: 'intention-1' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => apply(anApplication(), 'customer', { idempotency })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    const other = await apply(anApplication({ benefitIds: [] }), 'customer', { idempotency });
    expect(other).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await listPolicies(db.database, world.actors.customer.id)).toHaveLength(2);
  });

  it('passes over a number that a policy was brought along with', async () => {
    const drawn = await db.database.execute(sql`SELECT nextval('policy_sequences')::integer AS sequence`);
    const sequence = rowsOf<{ sequence: number }>(drawn)[0]?.sequence ?? 0;
    const brought = { ...aFamily, Policy_Number: policyNumberFor('7', sequence + 1) };
    await seed(db.database, { policies: [brought] }, world.tools.clock.now());
    const { row } = await stored(
      anApplication({
        Children: [],
        productId: 'prd-sm-010',
        Spouse: null,
        ExtendedMembers: [],
        MainMember: { ...nomsa, ...aPersonBorn('1990-01-15', 8, 'Thandi') },
      }),
      'consultant',
      { policyNumber: null },
    );
    expect(row.policyNumber).toBe(policyNumberFor('7', sequence + 2));
  });
});
