import { searchTerms } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { readFoundPolicies, searchPolicies } from './policy-search';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';

const now = new Date('2026-11-20T08:00:00.000Z');
/** Nobody is the same person as another: each was born in a year of their own. */
const bornIn = (year: number) => ({
  Date_Of_Birth: `${year}-01-02`,
  Id_Number: anIdNumber({ born: `${year}-01-02` }),
});
const alone = { Spouse: null, Children: [], ExtendedMembers: [], Beneficiaries: [] };

/** A policy of one person. */
const ofOne = (number: string, name: string, year: number, Cell_Number: string) => {
  const [First_Name = '', Surname = ''] = name.split('/');
  const MainMember = aMainMember({ First_Name, Surname, Cell_Number, ...bornIn(year) });
  return aSeedPolicy(number, { ...alone, MainMember });
};

const family = aSeedPolicy('7000000106', {
  ...alone,
  MainMember: aMainMember({ First_Name: 'Anna', Surname: 'Botha', Cell_Number: '27821110006', ...bornIn(1956) }),
  Spouse: { First_Name: 'Thabo', Surname: 'Mokoena', Cell_Number: '27821110001', ...bornIn(1957) },
  Children: ['a', 'b', 'c'].map((letter) => ({
    First_Name: `Mokoena${letter}`,
    Surname: 'Botha',
    Date_Of_Birth: '2015-03-04',
  })),
});
const dlaminis = Array.from({ length: 30 }, (_, at) =>
  ofOne(String(7_000_000_230 - at), 'Sipho/Dlamini', 1960 + at, '27829990000'),
);

onEveryDatabase('a search for policies', (db) => {
  beforeAll(async () => {
    await seed(
      db.database,
      {
        policies: [
          ofOne('7000000101', 'Thabo/Mokoena', 1951, '27821110001'),
          ofOne('7000000102', 'Thabo/Mokoena', 1952, '27821110002'),
          ofOne('7000000103', 'Mokgadi/Zulu', 1953, '27821110003'),
          ofOne('7000000104', 'Zoë/De  Villiers', 1954, '27821110004'),
          ofOne('AB100001', 'Percy/Under', 1955, '27821110005'),
          ...[family, ...dlaminis],
        ],
        notifications: [],
        payments: [],
      },
      now,
    );
  });

  const search = async (typed: string, most = 20) => {
    const { hits, hasMore } = await searchPolicies(db.database, searchTerms(typed), most);
    const policies = await readFoundPolicies(db.database, hits);
    return { numbers: policies.map(({ policyNumber }) => policyNumber), hasMore, policies };
  };

  test.each([
    { typed: '7000000103', finds: ['7000000103'], why: 'a policy number' },
    { typed: 'ab100001', finds: ['AB100001'], why: 'an older policy number, in small letters' },
    { typed: anIdNumber({ born: '1951-01-02' }), finds: ['7000000101'], why: 'the ID number of a main member' },
    { typed: anIdNumber({ born: '1957-01-02' }), finds: ['7000000106'], why: 'the ID number of somebody else' },
    { typed: '082 111 0003', finds: ['7000000103'], why: 'a cellphone number' },
    { typed: '+27 82 111 0001', finds: ['7000000101', '7000000106'], why: 'a shared number: its main member first' },
    { typed: 'Mokoena', finds: ['7000000101', '7000000102', '7000000106'], why: 'a surname: main members first' },
    { typed: 'mok', finds: ['7000000103', '7000000101', '7000000102', '7000000106'], why: 'letters of both names' },
    { typed: 'thabo mokoena', finds: ['7000000101', '7000000102', '7000000106'], why: 'the first name first' },
    { typed: 'MOKOENA,  Thabo', finds: ['7000000101', '7000000102', '7000000106'], why: 'as on a list' },
    { typed: 'zoe', finds: ['7000000104'], why: 'a name with an accent' },
    { typed: 'de villiers zoë', finds: ['7000000104'], why: 'a surname of two words' },
    { typed: 'koena', finds: [], why: 'the middle of a name' },
    { typed: '7000000999', finds: [], why: 'a number that nobody has' },
  ])('by $why: "$typed"', async ({ typed, finds }) => {
    expect(await search(typed)).toMatchObject({ numbers: finds, hasMore: false });
  });

  test.each(['mok%', '%okoena', 'm_koena', 'mo\\koena', "mok' OR 'a", 'mo[a-z]oena', '.*'])(
    '%j means itself and finds nobody',
    async (typed) => {
      expect((await search(typed)).numbers).toEqual([]);
    },
  );

  test('shows a policy once, however many people on it are meant, and says by whom it was found', async () => {
    const { policies } = await search('mokoena');
    const [, , family] = policies;
    expect(family?.personId).toBe(family?.record.Spouse?.id);
    expect((await search('7000000103')).policies[0]?.personId).toBeNull();
  });

  test('shows as many as were asked for, in the order of their numbers where names are the same, and says that there are more', async () => {
    const { numbers, hasMore } = await search('dlamini');
    expect(numbers).toHaveLength(20);
    expect(numbers).toEqual([...numbers].sort());
    expect(hasMore).toBe(true);
    expect(await search('dlamini', 30)).toMatchObject({ hasMore: false });
    expect((await search('0829990000')).hasMore).toBe(true);
  });

  test.each([
    { name: 'name_key', of: "kind = 'MAIN_MEMBER'", index: 'policy_people_main_name' },
    { name: 'first_name_key', of: "kind = 'MAIN_MEMBER'", index: 'policy_people_main_first_name' },
    { name: 'name_key', of: "kind <> 'MAIN_MEMBER'", index: 'policy_people_other_name' },
    { name: 'first_name_key', of: "kind <> 'MAIN_MEMBER'", index: 'policy_people_other_first_name' },
  ])('reads $index in the order of the answer', async ({ name, of, index }) => {
    const plan = await planOf(`WHERE ${of} AND ${name} >= 'm' AND ${name} < 'n' ORDER BY ${name}, policy_id LIMIT 42`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });

  test('reads people with one cellphone number in the order of the answer', async () => {
    const plan = await planOf(
      `WHERE cell_number = '27829990000' ORDER BY (kind <> 'MAIN_MEMBER'), name_key, policy_id LIMIT 500`,
    );
    expect(plan).toContain('policy_people_cell_number');
    expect(plan).not.toContain('Sort');
  });

  /** As it is among so many people that reading them all is out of the question. */
  const planOf = (query: string) =>
    inTransaction(db.database, async (tx) => {
      for (const way of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
      return JSON.stringify(rowsOf(await tx.execute(sql.raw(`EXPLAIN SELECT policy_id FROM policy_people ${query}`))));
    });
});
