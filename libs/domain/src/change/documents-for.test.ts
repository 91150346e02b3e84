import { expect, it } from 'vitest';
import { documentsFor } from './documents-for';

const child = { age: 5, Relationship: 'BIOLOGICAL_CHILD' };
const birth = 'Birth certificate or ID';

it.each([
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'CIVIL_MARRIAGE' }, documents: ['Marriage certificate'] },
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'LIFE_PARTNER' }, documents: ['Affidavit about your union'] },
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'CUSTOMARY_MARRIAGE' }, documents: ['Affidavit about your union'] },
  { action: 'ADD_CHILD', facts: child, documents: [birth] },
  {
    action: 'ADD_CHILD',
    facts: { ...child, Relationship: 'FOSTER_CHILD' },
    documents: [birth, 'Adoption or foster order'],
  },
  { action: 'ADD_CHILD', facts: { ...child, age: 19, Is_Student: true }, documents: [birth, 'Proof of study'] },
  { action: 'ADD_CHILD', facts: { ...child, age: 17, Is_Student: true }, documents: [birth] },
  { action: 'ADD_CHILD', facts: { ...child, Is_Disabled: true }, documents: [birth, 'Medical report'] },
  { action: 'ADD_EXTENDED_MEMBER', facts: {}, documents: ['Copy of the ID'] },
  { action: 'UPDATE_IDENTITY', facts: {}, documents: ['Copy of your ID'] },
  {
    action: 'UPDATE_IDENTITY',
    facts: { changesSurname: true },
    documents: ['Copy of your ID', 'Marriage or divorce papers'],
  },
  { action: 'DELETE_CHILD', facts: child, documents: [] },
] as const)('$action with $facts takes $documents', ({ action, facts, documents }) => {
  expect(documentsFor(action, facts).map(({ label }) => label)).toEqual(documents);
});
