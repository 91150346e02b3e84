import { type Migration } from './migration';

/** Everything that an answer about a policy is made of. */
const sources = ['policies', 'approval_actions', 'payments'];

/**
 * The last answer about each policy, forgotten by the database itself (decision 004): triggers do it in the transaction of
 * the change, so no use case can omit it, nor a statement typed by hand.
 */
export const keptAnswersMigration: Migration = {
  number: 7,
  name: 'kept-answers',
  statements: [
    // No foreign key: the row is also what changes to one policy queue for, even to one that is not there yet.
    `CREATE TABLE kept_answers (
      policy_number text PRIMARY KEY,
      revision uuid NOT NULL,
      day date,
      made_by text,
      body text
    )`,
    // As it is: to unpack it costs more than to read it.
    `ALTER TABLE kept_answers ALTER COLUMN body SET STORAGE EXTERNAL`,
    // A row that moves to another policy was part of two answers.
    `CREATE FUNCTION forget_kept_answer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO kept_answers (policy_number, revision)
          SELECT number, gen_random_uuid()
          FROM (SELECT OLD.policy_number UNION SELECT NEW.policy_number) AS changed (number)
          WHERE number IS NOT NULL ORDER BY number
          ON CONFLICT (policy_number)
            DO UPDATE SET revision = excluded.revision, day = NULL, made_by = NULL, body = NULL;
        RETURN NULL;
      END
    $$`,
    `CREATE FUNCTION forget_kept_answers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE kept_answers SET revision = gen_random_uuid(), day = NULL, made_by = NULL, body = NULL;
        RETURN NULL;
      END
    $$`,
    ...sources.flatMap((table) => [
      `CREATE TRIGGER ${table}_forget_answer AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION forget_kept_answer()`,
      `CREATE TRIGGER ${table}_forget_answers AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION forget_kept_answers()`,
    ]),
    `INSERT INTO kept_answers (policy_number, revision) SELECT policy_number, gen_random_uuid() FROM policies`,
  ],
};
