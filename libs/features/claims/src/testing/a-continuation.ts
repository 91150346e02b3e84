import { type Continuation } from '@portal/contract';

/** What it costs after the death, unless something else is said: from the month after it, with nothing owed. */
const somePremium: Continuation['premium'] = {
  before: 246,
  after: 198,
  from: '2026-12-01',
  waivedUntil: null,
  owed: 0,
  credit: 0,
};

/** A policy that a widow may take over, with a child and a relative on it, 60 days after the decision at the latest. */
export const aContinuation = ({
  premium,
  ...more
}: Omit<Partial<Continuation>, 'premium'> & { premium?: Partial<Continuation['premium']> } = {}): Continuation => ({
  policyNumber: '7000010012',
  state: 'OPEN',
  until: '2027-01-19',
  successor: {
    id: 'spouse',
    name: 'Zodwa Jacobs',
    role: 'SPOUSE',
    Email_Address: null,
    Marital_Status: 'WIDOWED',
  },
  deceasedName: 'Sibusiso Jacobs',
  Preferred_Language: 'ISIXHOSA',
  plan: { before: 'Silver Family Plan', after: 'Silver Single Parent Plan' },
  cover: 20_000,
  waiting: null,
  others: [
    { name: 'Ayanda Jacobs', kind: 'CHILD', cover: 10_000 },
    { name: 'Grace Jacobs', kind: 'EXTENDED_MEMBER', cover: 10_000 },
  ],
  benefits: { goOn: ['Airtime Benefit', 'Cash-Back Benefit'], end: ['Grocery Benefit'] },
  premium: { ...somePremium, ...premium },
  askedOn: null,
  answerBy: null,
  version: 3,
  ...more,
});

/** A policy of children, which their aunt may take over for them. */
export const aGuardiansContinuation = (more: Parameters<typeof aContinuation>[0] = {}): Continuation =>
  aContinuation({
    successor: {
      id: 'guardian',
      name: 'Nomsa Khumalo',
      role: 'GUARDIAN',
      Email_Address: null,
      Marital_Status: null,
    },
    plan: { before: 'Silver Single Parent Plan', after: 'Silver Single Parent Plan' },
    cover: 0,
    others: [
      { name: 'Ayanda Jacobs', kind: 'CHILD', cover: 10_000 },
      { name: 'Lwazi Jacobs', kind: 'CHILD', cover: 10_000 },
    ],
    benefits: { goOn: [], end: ['Grocery Benefit'] },
    premium: { before: 99, after: 87 },
    ...more,
  });
