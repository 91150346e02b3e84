import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './all';
import { checksumOf } from './checksum';
import { type Migration } from './migration';
import released from './released-steps.json';

/** Steps before this one are older than the rules below, and ran with nobody beside them. */
const firstWithRules = 32;

it('numbers go up, and every file is a step, so that none is lost in a merge', () => {
  const numbers = migrations.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/.test(name));
  expect(files.map((name) => Number(name.slice(0, 4))).sort((one, other) => one - other)).toEqual(numbers);
});

it('a released step is what it was; a new one is added to released-steps.json', () => {
  expect(Object.fromEntries(migrations.map((step) => [step.number, checksumOf(step)]))).toEqual(released);
});

/** What an earlier version of the service, or a table in use, cannot live with. */
function narrowing(step: Migration): string[] {
  if (!('statements' in step) || step.requires !== undefined) return [];
  const made = step.statements.flatMap((text) => /^\s*CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(text)?.[1] ?? []);
  return step.statements.filter((text) => !widens(text, made));
}

const widens = (text: string, made: string[]): boolean => {
  const onNew = (table: string | undefined) => made.includes(table ?? '');
  if (/^\s*CREATE (TABLE|TRIGGER|(OR REPLACE )?FUNCTION|SEQUENCE)\b/i.test(text)) return true;
  if (/^\s*CREATE (UNIQUE )?INDEX\b/i.test(text)) return onNew(/\bON (\w+)/i.exec(text)?.[1]);
  const [, table, change = ''] = /^\s*ALTER TABLE (\w+) ([\s\S]*)$/i.exec(text) ?? [];
  if (onNew(table)) return true;
  if (/^ADD CONSTRAINT [\s\S]* NOT VALID$/i.test(change) || /^VALIDATE CONSTRAINT \w+$/i.test(change)) return true;
  if (change !== '' && change.split(/,\s*(?=ALTER)/i).every((one) => /^ALTER COLUMN \w+ DROP NOT NULL$/i.test(one)))
    return true;
  const isAddition =
    change !== '' && change.split(/,\s*(?=ADD|DROP|ALTER)/i).every((one) => /^ADD COLUMN\b/i.test(one));
  return isAddition && !/\b(UNIQUE|PRIMARY KEY|REFERENCES|CHECK)\b/i.test(change) && !isRequiredWithout(change);
};

const isRequiredWithout = (change: string) =>
  change.split(/,\s*(?=ADD)/i).some((one) => /\bNOT NULL\b/i.test(one) && !/\bDEFAULT\b/i.test(one));

it('a new step only adds, in an instant, unless it says which step it requires', () => {
  const offending = migrations
    .filter(({ number }) => number >= firstWithRules)
    .map((step) => [step.name, narrowing(step)]);
  expect(offending.filter(([, statements]) => statements?.length)).toEqual([]);
});

it('what a step requires comes before it', () => {
  for (const step of migrations) {
    if ('requires' in step) expect(step.requires).toBeLessThan(step.number);
  }
});

it.each([
  ['CREATE TABLE claims (id uuid PRIMARY KEY)', true],
  ['ALTER TABLE policies ADD COLUMN branch text', true],
  ["ALTER TABLE policies ADD COLUMN branch text NOT NULL DEFAULT '', ADD COLUMN agent text", true],
  ['ALTER TABLE policies ADD CONSTRAINT known CHECK (version > 0) NOT VALID', true],
  ['ALTER TABLE policies VALIDATE CONSTRAINT known', true],
  ['ALTER TABLE policies ALTER COLUMN branch DROP NOT NULL, ALTER COLUMN agent DROP NOT NULL', true],
  ['ALTER TABLE policies ALTER COLUMN branch DROP NOT NULL, DROP COLUMN agent', false],
  ['ALTER TABLE policies ALTER COLUMN branch SET NOT NULL', false],
  ['ALTER TABLE policies ADD COLUMN branch text NOT NULL', false],
  ['ALTER TABLE policies ADD COLUMN branch uuid REFERENCES branches', false],
  ['ALTER TABLE policies ADD COLUMN branch text, DROP COLUMN agent', false],
  ['ALTER TABLE policies ALTER COLUMN status TYPE varchar(9)', false],
  ['ALTER TABLE policies ADD CONSTRAINT known CHECK (version > 0)', false],
  ['ALTER TABLE policies RENAME COLUMN status TO state', false],
  ['CREATE INDEX policies_status ON policies (status)', false],
  ['UPDATE policies SET version = 1', false],
  ['DROP TABLE policies', false],
])('the rule about %s', (statement, isAllowed) => {
  expect(narrowing({ number: 40, name: 'one', statements: [statement] })).toEqual(isAllowed ? [] : [statement]);
});

it('an index of a table that the same step makes is no burden', () => {
  const statements = ['CREATE TABLE claims (id uuid)', 'CREATE INDEX claims_id ON claims (id)'];
  expect(narrowing({ number: 40, name: 'claims', statements })).toEqual([]);
});
