import { type ClaimPayment, toCents } from '@portal/domain';
import { type Claimant, type ClaimRecord, type StoredBeneficiary } from '@portal/service-store';
import { aClaimRecord, aNewPayout } from '@portal/service-store/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimToPay, payoutsOf } from './payouts-of';

const today = '2026-11-20';
const died = '2026-11-10';
const line = (amount: number, payOn = today, label = 'Cover'): ClaimPayment => ({
  payOn,
  amount,
  lines: [{ kind: 'COVER', riderId: null, label, amount, beforeMaximum: amount, payOn }],
});

const beneficiary = (id: string, Benefit_Share: number, more: object = {}) =>
  ({
    id,
    First_Name: id,
    Surname: 'Nkosi',
    Date_Of_Birth: '1990-04-20',
    Beneficiary_Status: 'ACTIVE',
    Benefit_Share,
    ...more,
  }) as unknown as StoredBeneficiary;

const account = (id: string, more: Partial<NonNullable<Claimant['account']>> = {}): Claimant['account'] => ({
  id,
  setAt: '2026-11-18T08:00:00.000Z',
  Account_Holder_Name: 'Nkosi',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'SAVINGS',
  Account_Number: '*******4567',
  Verification_Status: 'VERIFIED',
  Verification_Message: null,
  waitsForAdministrator: false,
  ...more,
});

const claimant = (id: string, more: Partial<Claimant> = {}): Claimant => ({
  id: `claimant ${id}`,
  role: 'BENEFICIARY',
  beneficiaryId: id,
  name: `${id} Nkosi`,
  idNumber: null,
  dateOfBirth: null,
  cellNumber: null,
  share: null,
  isSignedIn: false,
  hasComeForward: true,
  isReporter: false,
  account: account(`account ${id}`),
  ...more,
});

type People = { beneficiaries?: StoredBeneficiary[]; claimants?: Claimant[]; documents?: ClaimRecord['documents'] };

function aClaim(
  payments: ClaimPayment[],
  { beneficiaries = [], claimants = [], documents = [] }: People = {},
  more: Partial<ClaimToPay> = {},
): ClaimToPay {
  const record = aClaimRecord();
  let ids = 0;
  return {
    claim: {
      id: 'claim',
      reference: 'CL-7K3M-Q2XR',
      policyNumber: '7000010012',
      record: { ...record, documents, claimants, policyOnDay: { ...record.policyOnDay, beneficiaries } },
    },
    payments,
    refund: null,
    mainMemberDiedOn: died,
    dead: [],
    confirmedAt: new Date('2026-11-20T08:00:00Z'),
    payoutsBefore: [],
    uuid: () => `payout ${(ids += 1)}`,
    ...more,
  };
}

/** A payment that the claim has already. */
const paidBefore = (more: Partial<ClaimToPay['payoutsBefore'][number]> = {}) => {
  const { claimantId, status, amountCents, record } = aNewPayout('claim', 'CL-7K3M-Q2XR-01');
  return { claimantId, status, amountCents, record, ...more };
};

const told = (claim: ClaimToPay) =>
  payoutsOf(claim).map(({ number, status, payOn, amountCents, record: { payee } }) => [
    number.slice(-2),
    payee.kind,
    payee.name,
    status,
    payOn,
    amountCents / 100,
  ]);

const two = [beneficiary('Sipho', 60), beneficiary('Grace', 40)];

it('pays the main member when somebody else died, into the own account', () => {
  const policyholder = claimant('', { role: 'POLICYHOLDER', beneficiaryId: null, name: 'Thandi Nkosi' });
  const claim = aClaim([line(20_000)], { beneficiaries: two, claimants: [policyholder] }, { mainMemberDiedOn: null });
  expect(told(claim)).toEqual([['01', 'POLICYHOLDER', 'Thandi Nkosi', 'READY', today, 20_000]]);
  expect(payoutsOf(claim)[0]).toMatchObject({
    claimId: 'claim',
    claimantId: policyholder.id,
    record: {
      accountId: 'account ',
      bank: 'FNB',
      accountNumber: '*******4567',
      lines: [{ label: 'Cover', amount: 20_000 }],
    },
  });
});

it('pays each beneficiary the own share; who has said no account waits alone, later payments are planned', () => {
  const claimants = [claimant('Sipho'), claimant('Grace', { account: null })];
  expect(told(aClaim([line(29_834), line(1000, '2026-12-20', 'Grocery')], { beneficiaries: two, claimants }))).toEqual([
    ['01', 'BENEFICIARY', 'Sipho Nkosi', 'READY', today, 17_900.4],
    ['02', 'BENEFICIARY', 'Sipho Nkosi', 'SCHEDULED', '2026-12-20', 600],
    ['03', 'BENEFICIARY', 'Grace Nkosi', 'WAITING_FOR_ACCOUNT', today, 11_933.6],
    ['04', 'BENEFICIARY', 'Grace Nkosi', 'SCHEDULED', '2026-12-20', 400],
  ]);
});

it.each<[why: string, more: Parameters<typeof account>[1]]>([
  ['the bank has not answered about', { Verification_Status: 'PENDING' }],
  ['the bank does not know', { Verification_Status: 'FAILED_VERIFICATION' }],
  ['was changed after the approval', { waitsForAdministrator: true }],
])('waits for an account that %s', (_, more) => {
  const claimants = [claimant('Sipho', { account: account('a', more) })];
  const [first] = payoutsOf(aClaim([line(100)], { beneficiaries: [beneficiary('Sipho', 100)], claimants }));
  expect(first?.status).toBe('WAITING_FOR_ACCOUNT');
});

it('is due on the next business day when it is confirmed on another', () => {
  const saturday = { confirmedAt: new Date('2026-11-21T08:00:00Z') };
  const claim = aClaim(
    [line(100, '2026-11-21')],
    { beneficiaries: two, claimants: two.map(({ id }) => claimant(id)) },
    saturday,
  );
  expect(payoutsOf(claim).map(({ payOn, status }) => [payOn, status])).toEqual([
    ['2026-11-23', 'READY'],
    ['2026-11-23', 'READY'],
  ]);
});

it('counts on from the payments that the claim has already', () => {
  const claim = aClaim([line(100)], { beneficiaries: two }, { payoutsBefore: [paidBefore(), paidBefore()] });
  expect(told(claim).map(([number]) => number)).toEqual(['03', '04']);
});

describe('somebody who died', () => {
  const grace = { First_Name: 'Grace', Surname: 'Nkosi', Date_Of_Birth: '1990-04-20' };

  it('before the main member has no share, and the others have it in proportion', () => {
    const claim = aClaim([line(100)], { beneficiaries: two }, { dead: [{ person: grace, on: '2026-01-05' }] });
    expect(told(claim)).toEqual([['01', 'BENEFICIARY', 'Sipho Nkosi', 'WAITING_FOR_ACCOUNT', today, 100]]);
  });

  it('afterwards leaves the share to the own estate, which waits for its executor', () => {
    const executor = claimant('Grace', { role: 'EXECUTOR', name: 'An executor' });
    const claim = aClaim(
      [line(100)],
      { beneficiaries: two, claimants: [executor] },
      { dead: [{ person: grace, on: '2026-11-15' }] },
    );
    expect(told(claim)[1]).toEqual(['02', 'ESTATE', 'Estate of Grace Nkosi', 'WAITING_FOR_ACCOUNT', today, 40]);
    expect(payoutsOf(claim)[1]?.claimantId).toBe(executor.id);
    const letter = [
      { type: 'EXECUTOR_LETTER', status: 'ACCEPTED', payeeId: executor.id },
    ] as unknown as ClaimRecord['documents'];
    const proved = aClaim(
      [line(100)],
      { beneficiaries: two, claimants: [executor], documents: letter },
      { dead: [{ person: grace, on: '2026-11-15' }] },
    );
    expect(payoutsOf(proved)[1]?.status).toBe('READY');
  });
});

describe('the share of a child', () => {
  const child = [beneficiary('Lindiwe', 100, { Date_Of_Birth: '2015-03-04' })];
  const guardian = claimant('Lindiwe', { id: 'guardian', role: 'GUARDIAN', name: 'A guardian' });
  const proof = (status: ClaimRecord['documents'][number]['status']) =>
    [{ type: 'GUARDIAN_PROOF', status, payeeId: 'guardian' }] as unknown as ClaimRecord['documents'];
  const paid = (people: People) => told(aClaim([line(100)], { beneficiaries: child, ...people }))[0]?.slice(1, 4);

  it('waits while nobody may receive it, and the proof of a parent is not accepted', () => {
    const waits = ['BENEFICIARY', 'Lindiwe Nkosi', 'WAITING_FOR_ACCOUNT'];
    expect(paid({})).toEqual(waits);
    expect(paid({ claimants: [guardian], documents: proof('RECEIVED') })).toEqual(waits);
  });

  it('goes to a parent who is proved to be one, or into the own account that the parent has given', () => {
    expect(paid({ claimants: [guardian], documents: proof('ACCEPTED') })).toEqual(['GUARDIAN', 'A guardian', 'READY']);
    const own = claimant('Lindiwe', { dateOfBirth: '2015-03-04' });
    const ofParent = proof('ACCEPTED').map((line) => ({ ...line, payeeId: own.id }));
    expect(paid({ claimants: [own], documents: ofParent })).toEqual(['BENEFICIARY', 'Lindiwe Nkosi', 'READY']);
    expect(paid({ claimants: [own] })).toEqual(['BENEFICIARY', 'Lindiwe Nkosi', 'WAITING_FOR_ACCOUNT']);
  });
});

describe('the share of a child for whom nobody has come when it is planned', () => {
  const child = [beneficiary('Lindiwe', 100, { Date_Of_Birth: '2015-03-04' })];
  const own = claimant('Lindiwe', { dateOfBirth: '2015-03-04', account: null });
  /** Decided on 20 November, planned anew on a day. */
  const plannedOn = (day: string) => {
    const claim = aClaim(
      [line(100, day)],
      { beneficiaries: child, claimants: [own] },
      { confirmedAt: new Date(`${day}T08:00:00.000Z`) },
    );
    const record = { ...claim.claim.record, decidedAt: '2026-11-20T08:00:00.000Z' };
    return payoutsOf({ ...claim, claim: { ...claim.claim, record } }).map((one) => [
      one.record.payee.kind,
      one.record.payee.name,
      one.status,
      one.claimantId,
    ]);
  };

  it('waits for a guardian until the 90th day after the decision', () => {
    expect(plannedOn('2027-02-18')).toEqual([['BENEFICIARY', 'Lindiwe Nkosi', 'WAITING_FOR_ACCOUNT', own.id]]);
  });

  it('is for the Guardian’s Fund afterwards', () => {
    expect(plannedOn('2027-02-19')).toEqual([
      ['GUARDIANS_FUND', 'Guardian’s Fund, for Lindiwe Nkosi', 'WAITING_FOR_ACCOUNT', own.id],
    ]);
  });
});

describe('a payee who has a funeral parlour paid', () => {
  const parlour = (more: object = {}) => ({
    name: 'Dignity Funerals',
    registrationNumber: '2015/123456/07',
    invoiceAmount: 14_500,
    account: account('of the parlour') ?? nobody(),
    ...more,
  });
  const nobody = (): never => {
    throw new Error('The parlour has an account');
  };
  const invoice = (amount: number, status: ClaimRecord['documents'][number]['status'] = 'ACCEPTED') =>
    [
      { type: 'PARLOUR_INVOICE', status, payeeId: 'claimant Sipho', isAsked: true, says: { amount } },
    ] as unknown as ClaimRecord['documents'];
  const withParlour = (documents: ClaimRecord['documents'], more: object = {}): People => ({
    beneficiaries: two,
    claimants: [claimant('Sipho', { parlour: parlour(more) }), claimant('Grace')],
    documents,
  });

  it('is paid the rest at once; the parlour waits for its accepted invoice, the other payee for nobody', () => {
    const later = line(1000, '2026-12-20', 'Grocery');
    expect(told(aClaim([line(30_000), later], withParlour(invoice(14_500, 'RECEIVED'))))).toEqual([
      ['01', 'BENEFICIARY', 'Sipho Nkosi', 'READY', today, 3500],
      ['02', 'FUNERAL_PARLOUR', 'Dignity Funerals', 'WAITING_FOR_ACCOUNT', today, 14_500],
      ['03', 'BENEFICIARY', 'Sipho Nkosi', 'SCHEDULED', '2026-12-20', 600],
      ['04', 'BENEFICIARY', 'Grace Nkosi', 'READY', today, 12_000],
      ['05', 'BENEFICIARY', 'Grace Nkosi', 'SCHEDULED', '2026-12-20', 400],
    ]);
  });

  it('has the parlour paid at most its invoice, into its own account', () => {
    const payouts = payoutsOf(aClaim([line(30_000)], withParlour(invoice(14_000))));
    expect(payouts[1]).toMatchObject({
      claimantId: 'claimant Sipho',
      status: 'READY',
      amountCents: 14_000_00,
      record: { accountId: 'of the parlour', lines: [{ label: 'Paid to the funeral parlour', amount: 14_000 }] },
    });
    expect(payouts[0]?.record.lines).toEqual([
      { label: 'Cover', amount: 18_000 },
      { label: 'Paid to the funeral parlour', amount: -14_000 },
    ]);
  });

  it('has no payment of the own where the invoice takes all of the share', () => {
    expect(told(aClaim([line(20_000)], withParlour(invoice(14_500))))[0]?.slice(1)).toEqual([
      'FUNERAL_PARLOUR',
      'Dignity Funerals',
      'READY',
      today,
      12_000,
    ]);
  });

  it.each<[why: string, documents: ClaimRecord['documents'], more: object]>([
    ['somebody else’s invoice', invoice(14_500).map((one) => ({ ...one, payeeId: 'claimant Grace' })), {}],
    ['an invoice that is asked for no more', invoice(14_500).map((one) => ({ ...one, isAsked: false })), {}],
    ['an account that is not verified', invoice(14_500), { account: account('a', { Verification_Status: 'PENDING' }) }],
    [
      'an account that an administrator looks at',
      invoice(14_500),
      { account: account('a', { waitsForAdministrator: true }) },
    ],
  ])('does not have the parlour paid on %s', (_, documents, more) => {
    expect(payoutsOf(aClaim([line(30_000)], withParlour(documents, more)))[1]?.status).toBe('WAITING_FOR_ACCOUNT');
  });

  it('has it paid of a later decision only what is left of the invoice; what was cancelled counts for nothing', () => {
    const toParlour = (more: object) => {
      const { record } = paidBefore();
      const payee = { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } as const;
      return paidBefore({ claimantId: 'claimant Sipho', record: { ...record, payee }, ...more });
    };
    const payoutsBefore = [
      toParlour({ status: 'PAID', amountCents: 9000_00 }),
      toParlour({ status: 'CANCELLED', amountCents: 14_500_00 }),
      toParlour({ status: 'WAITING_FOR_ACCOUNT', amountCents: 1500_00 }),
    ];
    expect(told(aClaim([line(30_000)], withParlour(invoice(14_500)), { payoutsBefore })).slice(0, 2)).toEqual([
      ['04', 'BENEFICIARY', 'Sipho Nkosi', 'READY', today, 14_000],
      ['05', 'FUNERAL_PARLOUR', 'Dignity Funerals', 'READY', today, 4000],
    ]);
  });

  it('keeps premiums that are paid back', () => {
    const people = withParlour(invoice(31_000), { invoiceAmount: 31_000 });
    const claim = aClaim([line(1000)], people, {
      refund: { amount: 100, payerName: 'A son', payerId: null, to: 'WITH_BENEFIT' },
    });
    expect(told(claim).slice(0, 2)).toEqual([
      ['01', 'BENEFICIARY', 'Sipho Nkosi', 'READY', today, 60],
      ['02', 'FUNERAL_PARLOUR', 'Dignity Funerals', 'READY', today, 600],
    ]);
  });
});

describe('without a beneficiary', () => {
  const executor = claimant('estate', { role: 'EXECUTOR', beneficiaryId: null, share: 100, account: null });
  const arranging = (more: Partial<Claimant> = {}) =>
    claimant('sister', {
      role: 'FAMILY',
      beneficiaryId: null,
      account: null,
      arrangesFuneral: true,
      parlour: {
        name: 'Dignity Funerals',
        registrationNumber: '2015/123456/07',
        invoiceAmount: 12_500,
        account: account('of the parlour') as NonNullable<Claimant['account']>,
      },
      ...more,
    });
  const invoice = (amount: number, status: ClaimRecord['documents'][number]['status'] = 'ACCEPTED') =>
    [
      { type: 'PARLOUR_INVOICE', status, payeeId: 'claimant sister', isAsked: true, says: { amount } },
    ] as unknown as ClaimRecord['documents'];
  const estate = (documents: ClaimRecord['documents'], more: Partial<Claimant> = {}): People => ({
    claimants: [{ ...executor, ...more }, arranging()],
    documents,
  });

  it('the estate waits for its executor, and the funeral parlour for nobody once its invoice was accepted', () => {
    const later = line(1000, '2026-12-20', 'Grocery');
    const payouts = payoutsOf(aClaim([line(30_000), later], estate(invoice(12_500))));
    expect(payouts.map(({ claimantId, status, amountCents }) => [claimantId, status, amountCents / 100])).toEqual([
      ['claimant estate', 'WAITING_FOR_ACCOUNT', 17_500],
      ['claimant sister', 'READY', 12_500],
      ['claimant estate', 'SCHEDULED', 1000],
    ]);
    expect(payouts[1]?.record).toMatchObject({ payee: { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } });
  });

  it('the estate keeps everything until then, and where whoever speaks for it has a parlour paid', () => {
    expect(told(aClaim([line(30_000)], estate(invoice(12_500, 'RECEIVED'))))).toEqual([
      ['01', 'ESTATE', 'Estate of Thandi Nkosi', 'WAITING_FOR_ACCOUNT', today, 30_000],
    ]);
    const { parlour } = arranging();
    const byExecutor = aClaim([line(30_000)], estate(invoice(12_500), { ...(parlour && { parlour }) }));
    expect(told(byExecutor).map(([, kind, , , , amount]) => [kind, amount])).toEqual([
      ['ESTATE', 17_500],
      ['FUNERAL_PARLOUR', 12_500],
    ]);
  });

  it('the parlour is paid no more than the limit over all decisions, and nothing of premiums that are paid back', () => {
    const toParlour = paidBefore({
      claimantId: 'claimant sister',
      status: 'PAID',
      amountCents: 15_000_00,
      record: { ...paidBefore().record, payee: { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } },
    });
    const people: People = {
      claimants: [executor, arranging({ parlour: { ...arranging().parlour!, invoiceAmount: 31_000 } })],
      documents: invoice(31_000),
    };
    const more = aClaim([line(10_000)], people, { payoutsBefore: [toParlour] });
    expect(told(more).map(([, kind, , , , amount]) => [kind, amount])).toEqual([
      ['ESTATE', 5000],
      ['FUNERAL_PARLOUR', 5000],
    ]);
    const refund = { amount: 318, to: 'ESTATE', payerName: 'A son', payerId: null } as const;
    expect(told(aClaim([line(9000)], people, { refund })).map(([, kind, , , , amount]) => [kind, amount])).toEqual([
      ['ESTATE', 318],
      ['FUNERAL_PARLOUR', 9000],
    ]);
  });

  it('no funeral is paid from the estate of a beneficiary who died later', () => {
    const later = { person: beneficiary('Sipho', 100), on: '2026-11-15' };
    const claim = aClaim(
      [line(30_000)],
      { ...estate(invoice(12_500)), beneficiaries: [later.person] },
      { dead: [later] },
    );
    expect(told(claim).map(([, kind, , , , amount]) => [kind, amount])).toEqual([['ESTATE', 30_000]]);
  });
});

describe('premiums that are paid back', () => {
  const refund = { amount: 318, payerName: 'A son', payerId: null };
  const lines = (claim: ClaimToPay) =>
    payoutsOf(claim).map(({ record: { payee, lines } }) => [payee.kind, payee.name, lines]);

  it('are on a line of their own in every share', () => {
    const claim = aClaim([line(1000)], { beneficiaries: two }, { refund: { ...refund, to: 'WITH_BENEFIT' } });
    expect(lines(claim)).toEqual([
      [
        'BENEFICIARY',
        'Sipho Nkosi',
        [
          { label: 'Cover', amount: 600 },
          { label: 'Premiums paid back', amount: 190.8 },
        ],
      ],
      [
        'BENEFICIARY',
        'Grace Nkosi',
        [
          { label: 'Cover', amount: 400 },
          { label: 'Premiums paid back', amount: 127.2 },
        ],
      ],
    ]);
  });

  it('stand alone where the claim pays nothing at once', () => {
    const claim = aClaim([], { beneficiaries: two }, { refund: { ...refund, to: 'WITH_BENEFIT' } });
    expect(told(claim).map(([number, , name, , , amount]) => [number, name, amount])).toEqual([
      ['01', 'Sipho Nkosi', 190.8],
      ['02', 'Grace Nkosi', 127.2],
    ]);
  });

  it('go to the estate, or to whoever else paid them', () => {
    const toEstate = aClaim([line(1000)], { beneficiaries: two }, { refund: { ...refund, to: 'ESTATE' } });
    expect(told(toEstate)[2]).toEqual(['03', 'ESTATE', 'Estate of Thandi Nkosi', 'WAITING_FOR_ACCOUNT', today, 318]);
    const toPayer = aClaim([line(1000)], { beneficiaries: two }, { refund: { ...refund, to: 'PREMIUM_PAYER' } });
    expect(told(toPayer)[2]).toEqual(['03', 'PREMIUM_PAYER', 'A son', 'WAITING_FOR_ACCOUNT', today, 318]);
  });
});

it('adds up to what is payable, to the cent, each payment to its lines', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const days = fc.constantFrom(today, '2026-12-20', '2027-05-20');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(cents, days), { selector: ([, day]) => day, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }),
      fc.option(fc.tuple(cents, fc.constantFrom('WITH_BENEFIT' as const, 'ESTATE' as const, 'PREMIUM_PAYER' as const))),
      fc.option(cents),
      (payments, shares, back, invoice) => {
        const documents = [
          {
            type: 'PARLOUR_INVOICE',
            status: 'ACCEPTED',
            payeeId: 'claimant sister',
            isAsked: true,
            says: { amount: (invoice ?? 0) / 100 },
          },
        ] as unknown as ClaimRecord['documents'];
        const claimants = [
          claimant('estate', { role: 'EXECUTOR', beneficiaryId: null, share: 100, account: null }),
          claimant('sister', {
            role: 'FAMILY',
            beneficiaryId: null,
            arrangesFuneral: true,
            parlour: {
              name: 'Dignity Funerals',
              registrationNumber: '2015/123456/07',
              invoiceAmount: (invoice ?? 0) / 100,
              account: account('of the parlour') as NonNullable<Claimant['account']>,
            },
          }),
        ];
        const paid = payments
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([sum, day]) => line(sum / 100, day));
        const beneficiaries = shares.map((share, place) => beneficiary(`b${place}`, share));
        const refund = back && { amount: back[0] / 100, to: back[1], payerName: 'A son', payerId: null };
        const payouts = payoutsOf(aClaim(paid, { beneficiaries, documents, claimants }, { refund }));
        const payable = payments.reduce((sum, [one]) => sum + one, 0) + (back?.[0] ?? 0);
        expect(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(payable);
        for (const { amountCents, record } of payouts) {
          expect(amountCents).toBeGreaterThan(0);
          expect(record.lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(amountCents);
        }
        expect(new Set(payouts.map(({ number }) => number)).size).toBe(payouts.length);
      },
    ),
    { numRuns: 300 },
  );
});
