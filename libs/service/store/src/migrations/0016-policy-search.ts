import { type Migration } from './migration';

/** Lower case, without accents, one space between words: as `searchableName` writes names. */
const searchable = (name: string) =>
  `trim(regexp_replace(lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g')), '[,\\s]+', ' ', 'g'))`;

const everybody = ['Children', 'ExtendedMembers', 'Beneficiaries'].map(
  (group) => `UNION ALL SELECT json_array_elements(
    CASE json_typeof(record -> '${group}') WHEN 'array' THEN record -> '${group}' ELSE '[]' END)`,
);

/** People can be found by the start of their name either way round, and the first of any number of them without sorting (decision 005). */
export const policySearchMigration: Migration = {
  number: 16,
  name: 'policy search',
  statements: [
    `DROP INDEX policy_people_name`,
    `DROP INDEX policy_people_cell_number`,
    // In the order of their bytes, names that begin alike lie side by side whatever the database's collation.
    `ALTER TABLE policy_people ALTER COLUMN name_key TYPE text COLLATE "C"`,
    `ALTER TABLE policy_people ADD COLUMN first_name_key text COLLATE "C" NOT NULL DEFAULT ''`,
    `UPDATE policy_people SET
        name_key = ${searchable(`people.surname || ' ' || people.first_name`)},
        first_name_key = ${searchable(`people.first_name || ' ' || people.surname`)}
      FROM (
        SELECT policies.id AS policy_id, one.person ->> 'id' AS id,
          coalesce(one.person ->> 'First_Name', '') AS first_name, coalesce(one.person ->> 'Surname', '') AS surname
        FROM policies CROSS JOIN LATERAL (
          SELECT record -> 'MainMember' AS person UNION ALL SELECT record -> 'Spouse' ${everybody.join(' ')}
        ) AS one
      ) AS people
      WHERE people.policy_id = policy_people.policy_id AND people.id = policy_people.person_id::text`,
    `ALTER TABLE policy_people ALTER COLUMN first_name_key DROP DEFAULT`,
    // A family may share a number, and a shop may lend its own to thousands: each index ends in the order of the answer.
    `CREATE INDEX policy_people_cell_number ON policy_people (cell_number, (kind <> 'MAIN_MEMBER'), name_key, policy_id)
      WHERE cell_number IS NOT NULL`,
    `CREATE INDEX policy_people_main_name ON policy_people (name_key, policy_id) WHERE kind = 'MAIN_MEMBER'`,
    `CREATE INDEX policy_people_main_first_name ON policy_people (first_name_key, policy_id) WHERE kind = 'MAIN_MEMBER'`,
    `CREATE INDEX policy_people_other_name ON policy_people (name_key, policy_id) INCLUDE (person_id)
      WHERE kind <> 'MAIN_MEMBER'`,
    `CREATE INDEX policy_people_other_first_name ON policy_people (first_name_key, policy_id) INCLUDE (person_id)
      WHERE kind <> 'MAIN_MEMBER'`,
  ],
};
