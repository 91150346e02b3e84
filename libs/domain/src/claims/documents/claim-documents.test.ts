import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../../code-lists/code-list';
import { causesOfDeath, claimantRoles, deceasedKinds, notUsableReasons } from '../../code-lists/claims';
import { causeMatters } from './cause-matters';
import { claimDocuments } from './claim-documents';
import { type ClaimDocumentFacts, type DocumentPayee } from './document-facts';
import { notUsableSentence } from './document-sentences';

const equal = { NATURAL: 20_000, ACCIDENT: 20_000, VIOLENCE: 20_000, SUICIDE: 20_000 };
const accidentOnly = { NATURAL: 0, ACCIDENT: 20_000, VIOLENCE: 20_000, SUICIDE: 0 };

const beneficiary: DocumentPayee = {
  id: 'b1',
  role: 'BENEFICIARY',
  age: 40,
  isSignedIn: true,
  hasComeForward: true,
  isParlourPaid: false,
  isAccountUnverified: false,
};
const policyholder: DocumentPayee = { ...beneficiary, id: 'p', role: 'POLICYHOLDER' };
const claim: ClaimDocumentFacts = {
  lifeKind: 'MAIN_MEMBER',
  age: 50,
  isNewborn: false,
  isStudent: false,
  isDisabled: false,
  cause: 'NATURAL',
  amounts: equal,
  countryOfDeath: 'ZA',
  accepted: [],
  isCauseOnCertificate: false,
  isNoticeWithoutWeeks: false,
  doDetailsDiffer: false,
  isPreviousInsurerReliedOn: false,
  isTransportPaidInMoney: false,
  payees: [],
};
const asked = (facts: Partial<ClaimDocumentFacts>) => claimDocuments({ ...claim, ...facts });
const typesOf = (facts: Partial<ClaimDocumentFacts>) => asked(facts).map(({ type }) => type);

describe('about the death', () => {
  const spouse = { lifeKind: 'SPOUSE', accepted: ['MARRIAGE_CERTIFICATE'] } as const;
  const child = { lifeKind: 'CHILD', age: 10, accepted: ['BIRTH_CERTIFICATE'] } as const;
  const student = { ...child, age: 22, isStudent: true };
  const disabled = { ...child, age: 30, isDisabled: true };
  const stillborn = { lifeKind: 'STILLBORN', age: 0 } as const;
  const matters = { amounts: accidentOnly };

  it.each<[why: string, facts: Partial<ClaimDocumentFacts>, more: string[]]>([
    ['every cause pays the same: nothing about the cause', {}, []],
    ['every cause pays the same, whatever it was', { cause: 'ACCIDENT' }, []],
    ['every cause pays the same and it is not known', { cause: 'UNKNOWN' }, []],
    ['the cause matters', matters, ['NOTICE_OF_DEATH']],
    ['the cause matters and the certificate names it', { ...matters, isCauseOnCertificate: true }, []],
    ['an accident that matters', { ...matters, cause: 'ACCIDENT' }, ['NOTICE_OF_DEATH', 'POLICE_STATEMENT']],
    ['violence that matters', { ...matters, cause: 'VIOLENCE' }, ['NOTICE_OF_DEATH', 'POLICE_STATEMENT']],
    ['suicide that matters', { ...matters, cause: 'SUICIDE' }, ['NOTICE_OF_DEATH', 'POLICE_STATEMENT']],
    [
      'a cause that matters and is not known',
      { ...matters, cause: 'UNKNOWN' },
      ['NOTICE_OF_DEATH', 'POLICE_STATEMENT'],
    ],
    ['the details differ', { doDetailsDiffer: true }, ['ID_COPY']],
    ['a spouse whose proof was accepted', spouse, []],
    ['a spouse whose affidavit was accepted', { ...spouse, accepted: ['AFFIDAVIT'] }, []],
    ['a spouse without a proof on record', { ...spouse, accepted: [] }, ['MARRIAGE_CERTIFICATE']],
    ['a child whose birth certificate was accepted', child, []],
    ['a child who joined with an ID', { ...child, accepted: ['ID_COPY'] }, []],
    ['a child without either', { ...child, accepted: [] }, ['BIRTH_CERTIFICATE']],
    ['a newborn who was not yet added', { ...child, age: 0, isNewborn: true }, ['BIRTH_CERTIFICATE']],
    ['a student of 21', { ...student, age: 21 }, []],
    ['a student of 22', student, ['PROOF_OF_STUDY']],
    ['a student of 25', { ...student, age: 25 }, ['PROOF_OF_STUDY']],
    ['a student of 26, whose cover has ended', { ...student, age: 26 }, []],
    ['a student whose proof for the year is there', { ...student, accepted: ['ID_COPY', 'PROOF_OF_STUDY'] }, []],
    ['a disabled child of 21', { ...disabled, age: 21 }, []],
    ['a disabled child of 22', { ...disabled, age: 22 }, ['MEDICAL_REPORT']],
    ['a disabled child of 22 who studies', { ...disabled, age: 22, isStudent: true }, ['MEDICAL_REPORT']],
    ['a disabled child whose report is held', { ...disabled, accepted: ['ID_COPY', 'MEDICAL_REPORT'] }, []],
    ['a child of 22 who neither studies nor is disabled', { ...child, age: 22 }, []],
    ['an extended member: nothing about the relationship', { lifeKind: 'EXTENDED_MEMBER' }, []],
    ['a waiting period served elsewhere', { isPreviousInsurerReliedOn: true }, ['OTHER']],
    ['transport paid back', { isTransportPaidInMoney: true }, ['TRANSPORT_INVOICE']],
  ])('%s', (_, facts, more) => {
    expect(typesOf(facts)).toEqual(['DEATH_CERTIFICATE', ...more]);
  });

  it('abroad asks for the documents of that country too', () => {
    expect(typesOf({ countryOfDeath: 'LS' })).toEqual(['DEATH_CERTIFICATE', 'FOREIGN_DEATH_DOCUMENTS']);
  });

  it('of a stillborn child asks for the DHA-1663 or a letter with the weeks, and for no certificate', () => {
    expect(asked(stillborn)).toMatchObject([{ type: 'NOTICE_OF_DEATH', alsoTakes: ['STILLBIRTH_LETTER'] }]);
    expect(typesOf({ ...stillborn, isNoticeWithoutWeeks: true })).toEqual(['STILLBIRTH_LETTER']);
    expect(typesOf({ ...stillborn, countryOfDeath: 'LS' })).toEqual(['NOTICE_OF_DEATH']);
  });

  it('takes an affidavit about a union for a marriage certificate', () => {
    expect(asked({ lifeKind: 'SPOUSE' }).at(-1)).toMatchObject({ alsoTakes: ['AFFIDAVIT'] });
  });

  it('is needed to decide, of whoever claims', () => {
    const all = asked({
      ...matters,
      cause: 'UNKNOWN',
      lifeKind: 'SPOUSE',
      doDetailsDiffer: true,
      countryOfDeath: 'LS',
    });
    expect(all).toHaveLength(6);
    expect(all.every(({ neededFor, payeeId }) => neededFor === 'DECISION' && payeeId === null)).toBe(true);
  });
});

describe('of a payee', () => {
  const ofPayee = (facts: Partial<DocumentPayee>) =>
    asked({ payees: [{ ...beneficiary, ...facts }] })
      .slice(1)
      .map(({ type, neededFor, payeeId }) => `${type} ${neededFor} ${payeeId}`);

  it.each<[why: string, facts: Partial<DocumentPayee>, documents: string[]]>([
    ['a beneficiary', {}, ['ID_COPY DECISION b1']],
    ['family who arranges the funeral', { role: 'FAMILY' }, ['ID_COPY PAYMENT b1']],
    ['a beneficiary from whom nobody has heard', { hasComeForward: false }, ['ID_COPY PAYMENT b1']],
    ['a policyholder who signed in', { role: 'POLICYHOLDER' }, []],
    ['a policyholder who called', { role: 'POLICYHOLDER', isSignedIn: false }, ['ID_COPY DECISION b1']],
    ['a beneficiary of 17', { age: 17 }, ['GUARDIAN_PROOF PAYMENT b1']],
    ['a beneficiary of 18', { age: 18 }, ['ID_COPY DECISION b1']],
    ['a guardian', { role: 'GUARDIAN' }, ['GUARDIAN_PROOF PAYMENT b1']],
    ['an estate', { role: 'EXECUTOR', age: null }, ['EXECUTOR_LETTER PAYMENT b1']],
    [
      'part of the share to a funeral parlour',
      { isParlourPaid: true },
      ['ID_COPY DECISION b1', 'PARLOUR_INVOICE PAYMENT b1'],
    ],
    [
      'an account that the bank could not verify',
      { isAccountUnverified: true },
      ['ID_COPY DECISION b1', 'BANK_LETTER PAYMENT b1'],
    ],
  ])('%s', (_, facts, documents) => {
    expect(ofPayee(facts)).toEqual(documents);
  });

  it('each is asked for the own documents', () => {
    const payees = [policyholder, beneficiary, { ...beneficiary, id: 'b2', age: 3 }];
    expect(asked({ payees }).map(({ type, payeeId }) => [type, payeeId])).toEqual([
      ['DEATH_CERTIFICATE', null],
      ['ID_COPY', 'b1'],
      ['GUARDIAN_PROOF', 'b2'],
    ]);
  });
});

const everyDocument = [
  ...asked({
    amounts: accidentOnly,
    cause: 'UNKNOWN',
    lifeKind: 'SPOUSE',
    doDetailsDiffer: true,
    countryOfDeath: 'LS',
  }),
  ...asked({ lifeKind: 'CHILD', age: 22, isStudent: true, isPreviousInsurerReliedOn: true }),
  ...asked({ lifeKind: 'CHILD', age: 22, isDisabled: true, isTransportPaidInMoney: true }),
  ...asked({ lifeKind: 'STILLBORN', isNoticeWithoutWeeks: true }),
  ...asked({
    payees: [
      { ...beneficiary, isParlourPaid: true, isAccountUnverified: true },
      { ...beneficiary, age: 3 },
      { ...beneficiary, role: 'EXECUTOR', age: null },
    ],
  }),
];

it.each([
  ['DEATH_CERTIFICATE', 'Death certificate (or, until you have it, DHA-1663 and BI-1680)'],
  ['NOTICE_OF_DEATH', 'DHA-1663, all pages'],
  ['STILLBIRTH_LETTER', 'Letter from the doctor, nurse or clinic with the weeks of pregnancy'],
  ['POLICE_STATEMENT', 'Police case number and statement (or accident report)'],
  ['ID_COPY', 'Your ID, card or passport'],
  ['ID_COPY', 'ID of the person who died'],
  ['MARRIAGE_CERTIFICATE', 'Proof of your marriage or union'],
  ['BIRTH_CERTIFICATE', 'Child’s birth certificate'],
  ['PROOF_OF_STUDY', 'Proof of study for the year of death'],
  ['MEDICAL_REPORT', 'Doctor’s report on the disability'],
  ['OTHER', 'Letter from your previous insurer'],
  [
    'FOREIGN_DEATH_DOCUMENTS',
    'Death certificate of that country; a translation if it is not in an official language of South Africa',
  ],
  ['TRANSPORT_INVOICE', 'Invoice for transporting the body'],
  ['GUARDIAN_PROOF', 'Birth certificate and ID of the parent, or court order'],
  ['EXECUTOR_LETTER', 'Letter of executorship or authority from the Master, estate account'],
  ['PARLOUR_INVOICE', 'Invoice with the parlour’s registration'],
  ['BANK_LETTER', 'Stamped bank letter, not older than 3 months'],
])('asks for %s as "%s", and says why', (type, label) => {
  const found = everyDocument.find((document) => document.type === type && document.label === label);
  expect(found?.why).toMatch(/^[A-Z].*\.$/);
});

describe('any list', () => {
  const amount = fc.constantFrom(0, 10_000, 20_000);
  const payees = fc.array(
    fc.record({
      id: fc.uuid(),
      role: fc.constantFrom(...codesOf(claimantRoles)),
      age: fc.option(fc.integer({ min: 0, max: 99 })),
      isSignedIn: fc.boolean(),
      hasComeForward: fc.boolean(),
      isParlourPaid: fc.boolean(),
      isAccountUnverified: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  const facts: fc.Arbitrary<ClaimDocumentFacts> = fc.record({
    lifeKind: fc.constantFrom(...codesOf(deceasedKinds)),
    age: fc.option(fc.integer({ min: 0, max: 99 })),
    isNewborn: fc.boolean(),
    isStudent: fc.boolean(),
    isDisabled: fc.boolean(),
    cause: fc.constantFrom(...codesOf(causesOfDeath)),
    amounts: fc.record({ NATURAL: amount, ACCIDENT: amount, VIOLENCE: amount, SUICIDE: amount }),
    countryOfDeath: fc.constantFrom('ZA', 'LS'),
    accepted: fc.subarray(['ID_COPY', 'MARRIAGE_CERTIFICATE', 'AFFIDAVIT', 'BIRTH_CERTIFICATE', 'PROOF_OF_STUDY']),
    isCauseOnCertificate: fc.boolean(),
    isNoticeWithoutWeeks: fc.boolean(),
    doDetailsDiffer: fc.boolean(),
    isPreviousInsurerReliedOn: fc.boolean(),
    isTransportPaidInMoney: fc.boolean(),
    payees,
  });

  it('asks for no document twice of anybody, and always for a proof of the death', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const keys = claimDocuments(any).map(({ type, label, payeeId }) => `${type} ${label} ${payeeId}`);
        expect(new Set(keys).size).toBe(keys.length);
        const proof = claimDocuments(any).filter(
          ({ neededFor, payeeId }) => neededFor === 'DECISION' && payeeId === null,
        );
        expect(proof.length).toBeGreaterThan(0);
      }),
    );
  });

  it('asks nothing about the cause where every cause pays the same', () => {
    fc.assert(
      fc.property(facts, amount, (any, same) => {
        const amounts = { NATURAL: same, ACCIDENT: same, VIOLENCE: same, SUICIDE: same };
        const types = claimDocuments({ ...any, amounts }).map(({ type }) => type);
        expect(types).not.toContain('POLICE_STATEMENT');
        expect(types.includes('NOTICE_OF_DEATH')).toBe(any.lifeKind === 'STILLBORN' && !any.isNoticeWithoutWeeks);
      }),
    );
  });

  it('lets the decision wait for nobody who has not come forward, for no child and for no estate', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const waitedFor = claimDocuments(any).filter(({ neededFor, payeeId }) => neededFor === 'DECISION' && payeeId);
        for (const { payeeId } of waitedFor) {
          const payee = any.payees.find(({ id }) => id === payeeId);
          expect(payee?.hasComeForward).toBe(true);
          expect((payee?.age ?? 18) >= 18 && payee?.role !== 'EXECUTOR').toBe(true);
        }
      }),
    );
  });
});

it.each(
  [
    ['NATURAL', 'ACCIDENT', 'VIOLENCE', 'SUICIDE'].map((cause) => ({ ...equal, [cause]: 20_000.01 })),
    [accidentOnly],
  ].flat(),
)('the cause matters where it changes an amount by a cent: %j', (amounts) => {
  expect(causeMatters(amounts)).toBe(true);
});

it('the cause does not matter where every cause pays the same', () => {
  expect(causeMatters(equal)).toBe(false);
  expect(causeMatters({ ...equal, SUICIDE: 20_000.000_001 })).toBe(false);
});

it('says why a document could not be used and what to do', () => {
  const ends = 'Please take a new photo in good light, with all four corners.';
  expect(codesOf(notUsableReasons).map(notUsableSentence)).toEqual([
    `We could not use this: it is too dark or blurred to read. ${ends}`,
    `We could not use this: a page is missing. ${ends}`,
    `We could not use this: it is about another person. ${ends}`,
    `We could not use this: part of it is cut off. ${ends}`,
    `We could not use this: it is a different document. ${ends}`,
    `We could not use this: it is too old. ${ends}`,
  ]);
});
