import { formatCover, formatRand } from '@portal/domain';
import { expect, it } from 'vitest';
import { fieldChanges, numberChanged } from './details-of';

const child = {
  Title: 'MISS',
  First_Name: 'Thandi',
  Surname: 'Dube',
  Id_Type: 'SA_ID',
  Id_Number: '1503045800086',
  Date_Of_Birth: '2015-03-04',
  Relationship: 'BIOLOGICAL_CHILD',
  Is_Student: false,
  Cell_Number: '27821234567',
};
const rowOf = (changes: ReturnType<typeof fieldChanges>, field: string) => changes.find((row) => row.field === field);

it('puts current beside proposed in the order of the form, in words', () => {
  const changes = fieldChanges('CHILD', child, { ...child, Surname: 'Nkosi', Relationship: 'STEPCHILD' });
  expect(changes.map(({ field }) => field)).toEqual([
    ...['Title', 'First_Name', 'Surname', 'Id_Type', 'Id_Number', 'Date_Of_Birth', 'Relationship', 'Is_Student'],
    'Cell_Number',
  ]);
  expect(rowOf(changes, 'Relationship')).toEqual({
    field: 'Relationship',
    label: 'Relationship',
    changed: true,
    current: 'Biological child',
    proposed: 'Stepchild',
  });
  expect(rowOf(changes, 'Cell_Number')).toMatchObject({ current: '082 123 4567', changed: false });
});

it('shows an addition beside nothing and a removal beside nothing', () => {
  expect(fieldChanges('CHILD', null, child).every(({ current, changed }) => current === null && changed)).toBe(true);
  expect(fieldChanges('CHILD', child, null).every(({ proposed, changed }) => proposed === null && changed)).toBe(true);
});

it('masks ID numbers, and says so when two of them look the same', () => {
  const changes = fieldChanges('CHILD', child, { ...child, Id_Number: '1503055800086' });
  expect(rowOf(changes, 'Id_Number')).toMatchObject({
    current: '*********0086',
    proposed: numberChanged,
    changed: true,
  });
});

it('says nothing of fields that neither of them has', () => {
  expect(fieldChanges('CHILD', child, child).some(({ field }) => field === 'Passport_Number')).toBe(false);
});

it('says of a new policy what it is, what it costs and when it begins', () => {
  const summary = {
    id: 'p',
    Policy_Number: '7200000006',
    Product_Name: 'Gold Family Plan',
    Cover_Amount: 30_000,
    Lives: 8,
    Benefits: '',
    Monthly_Premium: 518,
    Payment_Method: 'Pay@',
    Inception_Date: '2026-12-01',
    Waiting_Period_End_Date: '2027-06-01',
    Previous_Policy: null,
    previousPolicy: null,
  };
  expect(fieldChanges('POLICY', null, summary).map(({ label, proposed }) => [label, proposed])).toEqual([
    ['Plan', 'Gold Family Plan'],
    ['Cover of the main member', formatCover(30_000)],
    ['People covered', '8'],
    ['Monthly premium', formatRand(518)],
    ['Payment method', 'Pay@'],
    ['Cover starts', '1 December 2026'],
    ['Natural causes from', '1 June 2027'],
  ]);
  const served = fieldChanges('POLICY', null, { ...summary, Waiting_Period_End_Date: '2026-12-01' });
  expect(served.at(-1)).toMatchObject({ label: 'Natural causes from', proposed: '1 December 2026' });
});
