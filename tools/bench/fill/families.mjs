// The families and the ways to pay that a book is made of, with how many of a thousand policies are like them. Ages are those on the
// day of inception, half a year after a birthday. Whoever is paid is somebody of the family, or somebody else.

const F = 'FEMALE';
const M = 'MALE';

const shapes = {
  single: {
    share: 0.22,
    plan: 'prd-sm-030',
    member: { gender: F, age: 34 },
    others: { sister: { gender: F, age: 30 } },
    paid: { sister: { Relationship: 'SISTER', Benefit_Share: 100 } },
  },
  elder: {
    share: 0.1,
    plan: 'prd-sm-020',
    benefits: ['sup-grocery'],
    member: { gender: M, age: 63 },
    others: { daughter: { gender: F, age: 35 } },
    paid: { daughter: { Relationship: 'DAUGHTER', Benefit_Share: 100 } },
  },
  singleParent: {
    share: 0.2,
    plan: 'prd-sp-030',
    member: { gender: F, age: 38 },
    children: { daughter: { gender: F, age: 6 }, son: { gender: M, age: 13 } },
    relatives: { mother: { gender: F, age: 62, Relationship: 'MOTHER', Cover_Amount: 10_000 } },
    paid: { mother: { Relationship: 'MOTHER', Benefit_Share: 100 } },
  },
  couple: {
    share: 0.08,
    plan: 'prd-fa-020',
    member: { gender: M, age: 58 },
    spouse: { gender: F, age: 55 },
    paid: { spouse: { Relationship: 'SPOUSE', Benefit_Share: 100 } },
  },
  family: {
    share: 0.32,
    plan: 'prd-fa-030',
    benefits: ['sup-grocery', 'sup-cashback'],
    member: { gender: F, age: 36 },
    spouse: { gender: M, age: 39 },
    children: { daughter: { gender: F, age: 6 }, son: { gender: M, age: 13 } },
    relatives: { mother: { gender: F, age: 62, Relationship: 'MOTHER', Cover_Amount: 10_000 } },
    paid: {
      spouse: { Relationship: 'SPOUSE', Benefit_Share: 70 },
      mother: { Relationship: 'MOTHER', Benefit_Share: 30 },
    },
  },
  largeFamily: {
    share: 0.08,
    plan: 'prd-fa-050',
    benefits: ['sup-memorial'],
    member: { gender: M, age: 43 },
    spouse: { gender: F, age: 41 },
    children: {
      youngest: { gender: F, age: 2 },
      second: { gender: M, age: 6 },
      third: { gender: F, age: 9 },
      eldest: { gender: M, age: 13 },
    },
    relatives: {
      mother: { gender: F, age: 66, Relationship: 'MOTHER', Cover_Amount: 10_000 },
      fatherInLaw: { gender: M, age: 70, Relationship: 'FATHER_IN_LAW', Cover_Amount: 10_000 },
      brother: { gender: M, age: 35, Relationship: 'BROTHER', Cover_Amount: 20_000 },
    },
    paid: {
      spouse: { Relationship: 'SPOUSE', Benefit_Share: 60 },
      brother: { Relationship: 'BROTHER', Benefit_Share: 40 },
    },
  },
};

/** `fails`: whether the debit of a month (0 is the last) is not paid. `pays`: the days after which a month is paid at a till. */
const never = () => false;
const ways = {
  onThe25th: { share: 0.22, debitDay: 25, bank: 'Capitec Bank', fails: never },
  onThe1st: { share: 0.2, debitDay: 1, bank: 'FNB', fails: never },
  onThe15th: { share: 0.1, debitDay: 15, bank: 'Standard Bank', fails: never },
  signsIn: { share: 0.12, debitDay: 25, bank: 'Absa Bank', fails: never, signsIn: true },
  atTheTill: { share: 0.18, debitDay: 1, isCash: true, fails: never },
  stumbles: { share: 0.1, debitDay: 1, bank: 'Capitec Bank', fails: (month) => month % 7 === 2, catchesUp: true },
  inGrace: { share: 0.04, debitDay: 1, bank: 'Nedbank', fails: (month) => month === 0 },
  lapsed: { share: 0.04, debitDay: 1, bank: 'FNB', fails: (month) => month <= 2 },
};

/** Every family with every way to pay. */
export const allTemplates = Object.entries(shapes).flatMap(([shape, family]) =>
  Object.entries(ways).map(([way, payer]) => ({
    name: `${shape} ${way}`,
    family,
    payer,
    share: family.share * payer.share,
  })),
);
