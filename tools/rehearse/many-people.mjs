// Many policies for a rehearsal, copies of one, with people on them: names as they are spread in South Africa, a few of them everywhere
// and thousands of them rare.

/** Of a hundred people, so many. What is left has one of the rare names. */
const surnames = {
  Dlamini: 4,
  Nkosi: 3,
  Ndlovu: 2.5,
  Mokoena: 2.2,
  Khumalo: 2,
  Sithole: 1.8,
  Mahlangu: 1.5,
  Molefe: 1.2,
  Naidoo: 1.2,
  Botha: 1.1,
  Pillay: 1,
  'Van der Merwe': 1,
  Zulu: 1,
  Mkhize: 1,
  Zwane: 0.9,
  Mthembu: 0.9,
  Nel: 0.8,
  Govender: 0.8,
  Mokgatle: 0.4,
  Mokone: 0.4,
  Mokwena: 0.3,
  Moloi: 0.8,
  Mofokeng: 1,
  Motaung: 0.7,
  Maseko: 0.8,
  Masilela: 0.5,
  Adams: 0.6,
  Jacobs: 0.8,
  Williams: 0.8,
  Petersen: 0.6,
  Pretorius: 0.7,
  Smith: 0.7,
  Ngcobo: 0.9,
  Cele: 0.6,
  Buthelezi: 0.8,
};
const firstNames = {
  Thabo: 4,
  Thandi: 4,
  Sipho: 4,
  Nomsa: 3,
  Lerato: 3,
  Bongani: 3,
  Zanele: 3,
  Johannes: 3,
  Maria: 3,
  Themba: 2,
  Lindiwe: 3,
  Mokgadi: 1,
  Naledi: 2,
  Elizabeth: 2,
  Pieter: 2,
  Anna: 2,
  David: 2,
  Precious: 2,
  Blessing: 2,
  Ayanda: 2,
  Mpho: 3,
  Sibusiso: 2,
};
const syllables = [
  'ma',
  'mo',
  'ntu',
  'li',
  'se',
  'kga',
  'bo',
  'nga',
  'tsho',
  'di',
  'phe',
  'ra',
  'zi',
  'wa',
  'le',
  'thu',
];
const rare = syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => `${one}${two}${three}`)));

/** Ten thousand names: whoever picks one of them at random gets each as often as it is. */
function pool(shares) {
  const names = Object.entries(shares).flatMap(([name, share]) => Array(Math.round(share * 100)).fill(name));
  return Array.from({ length: 10_000 }, (_, place) => {
    const name = names[place] ?? rare[(place * 7) % rare.length];
    return name[0].toUpperCase() + name.slice(1);
  });
}

/** The one cellphone number that so many policies have: a shop's own. */
const sharedCell = '27820000000';
const sharing = 20_000;
const batch = 25_000;

/** Adds policies until there are so many, each with a main member and none to seven others; everybody's numbers are their own. */
export async function addPeople(database, model, policies) {
  const { rows } = await database.query('SELECT customer_id, record FROM policies WHERE policy_number = $1', [model]);
  const [{ customer_id: customer, record }] = rows;
  const indexes = await dropIndexes(database);
  await database.query(
    `SET session_replication_role = 'replica'; SET synchronous_commit = off; SET work_mem = '256MB'`,
  );
  await database.query('CREATE TEMP TABLE surnames (place int PRIMARY KEY, name text)');
  await database.query('CREATE TEMP TABLE first_names (place int PRIMARY KEY, name text)');
  for (const [table, shares] of [
    ['surnames', surnames],
    ['first_names', firstNames],
  ]) {
    await database.query(
      `INSERT INTO ${table} SELECT place - 1, name FROM unnest($1::text[]) WITH ORDINALITY AS one (name, place)`,
      [pool(shares)],
    );
  }
  await database.query(`CREATE TEMP TABLE fresh (n int, id uuid, place int, person_id uuid, kind text, id_number text,
    cell_number text, surname text, first_name text)`);
  for (let from = 0; from < policies; from += batch) {
    await database.query('TRUNCATE fresh');
    await database.query(everybody, [from, Math.min(policies, from + batch) - 1, sharedCell, sharing]);
    await database.query(insertPolicies, [customer, templateOf(record)]);
    await database.query(`INSERT INTO policy_people (policy_id, person_id, kind, id_number, cell_number, name_key, first_name_key)
      SELECT id, person_id, kind, id_number, cell_number, lower(surname || ' ' || first_name), lower(first_name || ' ' || surname)
      FROM fresh`);
  }
  await database.query(`SET session_replication_role = 'origin'`);
  for (const index of indexes) await database.query(index);
  await database.query('VACUUM ANALYZE policies, policy_people');
  // What was filled in is on the disk before anything is measured: a commit waits for its turn there.
  await database.query('CHECKPOINT');
}

/** A family shares its surname; somebody in ten has another. */
const everybody = `INSERT INTO fresh
  SELECT one.n, one.id, one.place, gen_random_uuid(), one.kind,
    lpad((one.n::bigint * 10 + one.place)::text, 13, '0'),
    CASE WHEN one.n < $4 AND one.place = 0 THEN $3 WHEN one.place < 2 THEN '27' || (710000000 + one.n * 2 + one.place)::text END,
    surnames.name, first_names.name
  FROM (
    SELECT n, id, place, CASE place WHEN 0 THEN 'MAIN_MEMBER' WHEN 1 THEN 'SPOUSE' WHEN 6 THEN 'EXTENDED_MEMBER'
        WHEN 7 THEN 'BENEFICIARY' ELSE 'CHILD' END AS kind,
      CASE WHEN random() < 0.1 THEN floor(random() * 10000)::int ELSE family END AS surname_place,
      floor(random() * 10000)::int AS first_place
    FROM (
      SELECT n, gen_random_uuid() AS id, floor(random() * 10000)::int AS family, floor(random() * 8)::int AS others
      FROM generate_series($1::int, $2::int) AS n
    ) AS policy, generate_series(0, others) AS place
  ) AS one
  JOIN surnames ON surnames.place = one.surname_place JOIN first_names ON first_names.place = one.first_place`;

const insertPolicies = `INSERT INTO policies
    (id, policy_number, customer_id, status, inception_date, record, version, created_at, updated_at)
  SELECT id, '8' || lpad(n::text, 9, '0'), $1, 'ACTIVE', '2024-03-01',
    replace(replace(replace(replace(replace(replace(replace($2::text, '@id', id::text), '@number', '8' || lpad(n::text, 9, '0')),
      '@person', person_id::text), '@first', first_name), '@surname', surname), '@sa-number', id_number), '@cell', cell_number)::json,
    1, now(), now()
  FROM fresh WHERE place = 0`;

/** The record of the model, with a mark wherever each policy has something of its own. */
function templateOf(record) {
  const own = {
    id: '@person',
    First_Name: '@first',
    Surname: '@surname',
    Id_Number: '@sa-number',
    Cell_Number: '@cell',
  };
  const MainMember = { ...record.MainMember, ...own };
  return JSON.stringify({ ...record, id: '@id', Policy_Number: '@number', MainMember });
}

/** Indexes that stand in the way of so many rows; gives the statements that make them again. */
async function dropIndexes(database) {
  const { rows } = await database.query(`SELECT indexname AS name, indexdef AS statement FROM pg_indexes
    WHERE tablename = 'policy_people' AND indexname NOT LIKE '%pkey'`);
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`);
  return rows.map(({ statement }) => statement);
}
