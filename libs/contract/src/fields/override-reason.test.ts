import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { bodySchemaOn, type Endpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { identityRuleOn } from '../identity-rules';
import { openApiDocument } from '../openapi';
import { readBody } from '../read-body';
import { childRuleOn } from '../records/child';
import { goodBodies, today } from '../testing/bodies';
import { askedAnew } from './override-reason';

type Row = keyof typeof endpoints;
const read = (name: Row, change: object) => {
  const schema = bodySchemaOn(endpoints[name] as Endpoint, today);
  if (!schema) throw new Error(`${name} takes no body`);
  return readBody(schema, { ...goodBodies[name], ...change });
};
const says = (name: Row, change: object) => {
  const result = read(name, change);
  return result.success ? null : [result.errors[0]?.field, result.message];
};
const born = (day: string) => ({ Date_Of_Birth: day, Id_Number: anIdNumber({ born: day }) });
const reason = { Override_Reason: '  Born in 1926, and we saw the passport. ' };
const student = { Is_Student: true, Institution_Name: 'Wits' };

describe('a reason', () => {
  it.each([
    ['', 'Enter a reason'],
    ['   ', 'Enter a reason'],
    ['Seen', 'Write at least 5 characters'],
    ['x'.repeat(251), 'The reason must be 250 characters or less'],
    ['<b>seen</b>', 'This text contains characters that are not allowed'],
  ])('of "%s" is refused: %s', (Override_Reason, sentence) => {
    expect(says('addChild', { Override_Reason })).toEqual(['Override_Reason', sentence]);
  });

  it('is kept without the space around it', () => {
    expect(read('addSpouse', reason)).toMatchObject({
      success: true,
      value: { Override_Reason: 'Born in 1926, and we saw the passport.' },
    });
  });

  it('that is refused sets nothing aside', () => {
    const result = read('addSpouse', { ...born('1950-11-20'), Override_Reason: 'Old' });
    expect(result.success ? [] : result.errors.map(({ field }) => field)).toEqual(['Override_Reason', 'Date_Of_Birth']);
  });
});

describe('with a reason', () => {
  const mismatch = { Id_Number: anIdNumber({ born: '1990-01-16' }) };
  it.each<[Row, object, string]>([
    ['addSpouse', mismatch, 'ID number does not match the date of birth'],
    ['addChild', mismatch, 'ID number does not match the date of birth'],
    ['addExtendedMember', mismatch, 'ID number does not match the date of birth'],
    ['addBeneficiary', mismatch, 'ID number does not match the date of birth'],
    ['addSpouse', born('2008-11-21'), 'The spouse must be 18 or older'],
    ['addSpouse', born('1950-11-20'), 'The maximum entry age for a spouse is 75'],
    ['addBeneficiary', born('2010-01-01'), 'A beneficiary must be 18 years or older.'],
    ['addChild', born('2004-11-20'), 'Children of 22 or older can be covered only while studying full time'],
    ['addChild', { ...born('2004-11-20'), ...student }, 'Add the proof of study'],
  ])('%s of %j is taken, without one it says: %s', (name, change, sentence) => {
    expect(says(name, change)?.[1]).toContain(sentence);
    expect(says(name, { ...change, ...reason })).toBeNull();
  });

  it.each<[Row, object, string]>([
    ['addSpouse', born('2012-11-21'), 'The spouse must be 18 or older'],
    ['addChild', born('2000-11-20'), 'Children of 26 or older can be covered only if disabled'],
    ['addChild', { ...born('2004-11-21'), ...student }, 'Add the proof of study'],
    ['addChild', { ...born('2004-11-20'), Is_Student: true }, 'Enter the name of the school or institution'],
    ['addChild', { Guardian_Declaration: false }, 'Confirm that you are the parent or guardian'],
    ['addExtendedMember', born('1941-11-20'), 'Members of 85 or older cannot be added'],
    ['addSpouse', { Id_Number: '9001154990089' }, 'One digit of the ID number is wrong'],
  ])('%s of %j is refused all the same: %s', (name, change, sentence) => {
    expect(says(name, { ...change, ...reason })?.[1]).toBe(sentence);
  });
});

describe('an update', () => {
  it.each<Row>(['updateMainMember', 'updateSpouse', 'updateChild', 'updateExtendedMember', 'updateBeneficiary'])(
    '%s leaves to the service what depends on the record',
    (name) => {
      const identity = { Id_Type: 'SA_ID', Id_Number: anIdNumber({ born: '1990-01-15' }), Date_Of_Birth: '2010-01-16' };
      expect(says(name, identity)).toBeNull();
      expect(says(name, { ...identity, Id_Number: '9001154990089' })?.[1]).toBe('One digit of the ID number is wrong');
    },
  );

  it('asks a rule again only where it is touched', () => {
    const record = { Id_Type: 'SA_ID', ...born('2003-05-10'), Date_Of_Birth: '2003-05-11', Is_Student: false } as const;
    const sentences = (change: object) =>
      askedAnew(childRuleOn(today), record)({ ...record, ...change }).map(({ message }) => message);
    const [age, mismatch] = [
      'Children of 22 or older can be covered only while studying full time or if disabled',
      'ID number does not match the date of birth',
    ];
    expect(sentences({})).toEqual([]);
    expect(sentences(born('2003-05-12'))).toEqual([age]);
    expect(sentences({ Date_Of_Birth: '2003-05-13' })).toEqual([mismatch, age]);
    expect(
      askedAnew(identityRuleOn(today), record)({ ...record, Id_Number: anIdNumber({ born: '2003-05-11' }) }),
    ).toEqual([]);
  });
});

it('may come with the nine bodies about a person, and with no other', () => {
  const { components } = openApiDocument({ title: 'API', version: '1', servers: [] });
  const asking = Object.entries(components['schemas'] ?? {}).filter(
    ([, schema]) => 'Override_Reason' in ((schema as { properties?: object }).properties ?? {}),
  );
  expect(asking.map(([name]) => name).toSorted()).toEqual([
    ...['AddBeneficiary', 'ChildInput', 'ExtendedMemberInput', 'SpouseInput', 'UpdateBeneficiary', 'UpdateChild'],
    ...['UpdateExtendedMember', 'UpdateMainMember', 'UpdateSpouse'],
  ]);
});

it('is nothing that an application may carry', () => {
  const people: [string, unknown][] = [
    ['MainMember', { ...(goodBodies['addPolicy']?.['MainMember'] as object), ...reason }],
    ['Spouse', { ...goodBodies['addSpouse'], ...reason }],
    ['Children', [{ ...goodBodies['addChild'], ...reason }]],
    ['ExtendedMembers', [{ ...goodBodies['addExtendedMember'], ...reason }]],
  ];
  for (const [name, value] of people) {
    expect(read('addPolicy', { [name]: value })).toMatchObject({ success: false, code: 'UNKNOWN_FIELD' });
  }
});
