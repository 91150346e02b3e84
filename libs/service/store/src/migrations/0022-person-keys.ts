import { type Migration } from './migration';

/** A number as it is compared: `ID:`, `PASSPORT:` with the country, or `PERMIT:`, as `numberKey` of the domain writes it. */
const numberKey = (person: string) => {
  const number = (field: string) => `nullif(upper(regexp_replace(${person} ->> '${field}', '\\s', '', 'g')), '')`;
  return `coalesce(
    'ID:' || ${number('Id_Number')},
    'PASSPORT:' || coalesce(${person} ->> 'Passport_Country', '') || ':' || ${number('Passport_Number')},
    'PERMIT:' || ${number('Permit_Number')})`;
};

/** Names without accents, spaces and signs, and the day of birth, as `nameKey` of the domain writes them. */
const nameKey = (person: string) =>
  `CASE WHEN coalesce(${person} ->> 'First_Name', '') <> '' AND coalesce(${person} ->> 'Surname', '') <> '' THEN
    regexp_replace(lower(regexp_replace(normalize((${person} ->> 'Surname') || (${person} ->> 'First_Name'), NFD),
      '[\\u0300-\\u036f]', '', 'g')), '[,\\s''’-]', '', 'g') || ' ' || nullif(${person} ->> 'Date_Of_Birth', '') END`;

const everybody = ['Children', 'ExtendedMembers'].map(
  (group) => `UNION ALL SELECT json_array_elements(
    CASE json_typeof(record -> '${group}') WHEN 'array' THEN record -> '${group}' ELSE '[]' END)`,
);

/** A person is found on every policy, by number or by names and birthday; whoever an approved change will cover is found too. */
export const personKeysMigration: Migration = {
  number: 22,
  name: 'person keys',
  statements: [
    `ALTER TABLE policy_people ADD COLUMN number_key text, ADD COLUMN person_key text`,
    `UPDATE policy_people SET number_key = people.number_key, person_key = people.person_key
      FROM (
        SELECT policies.id AS policy_id, one.person ->> 'id' AS id,
          ${numberKey('one.person')} AS number_key, ${nameKey('one.person')} AS person_key
        FROM policies CROSS JOIN LATERAL (
          SELECT record -> 'MainMember' AS person UNION ALL SELECT record -> 'Spouse' ${everybody.join(' ')}
        ) AS one
      ) AS people
      WHERE people.policy_id = policy_people.policy_id AND people.id = policy_people.person_id::text
        AND policy_people.kind <> 'BENEFICIARY'`,
    `ALTER TABLE approval_actions ADD COLUMN number_key text, ADD COLUMN person_key text`,
    `UPDATE approval_actions SET
        number_key = ${numberKey(`(record -> 'proposedValue')`)}, person_key = ${nameKey(`(record -> 'proposedValue')`)}
      WHERE status IN ('PENDING', 'APPROVED') AND entity_type IN ('MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER')
        AND json_typeof(record -> 'proposedValue') = 'object'`,
    // policiesCovering: the cover of one person over all policies.
    `CREATE INDEX policy_people_number_key ON policy_people (number_key) WHERE number_key IS NOT NULL`,
    `CREATE INDEX policy_people_person_key ON policy_people (person_key) WHERE person_key IS NOT NULL`,
    `CREATE INDEX approval_actions_number_key ON approval_actions (number_key) WHERE status = 'APPROVED'`,
    `CREATE INDEX approval_actions_person_key ON approval_actions (person_key) WHERE status = 'APPROVED'`,
  ],
};
