import { expect, it } from 'vitest';
import { documentsFor } from './documents-for';

const child = { age: 5, Relationship: 'BIOLOGICAL_CHILD' };
const birth = 'Birth certificate or ID';

it.each([
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'CIVIL_MARRIAGE' }, papers: ['Marriage certificate'] },
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'LIFE_PARTNER' }, papers: ['Affidavit about your union'] },
  { action: 'ADD_SPOUSE', facts: { Union_Type: 'CUSTOMARY_MARRIAGE' }, papers: ['Affidavit about your union'] },
  { action: 'ADD_CHILD', facts: child, papers: [birth] },
  {
    action: 'ADD_CHILD',
    facts: { ...child, Relationship: 'FOSTER_CHILD' },
    papers: [birth, 'Adoption or foster order'],
  },
  { action: 'ADD_CHILD', facts: { ...child, age: 19, Is_Student: true }, papers: [birth, 'Proof of study'] },
  { action: 'ADD_CHILD', facts: { ...child, age: 17, Is_Student: true }, papers: [birth] },
  { action: 'ADD_CHILD', facts: { ...child, Is_Disabled: true }, papers: [birth, 'Medical report'] },
  { action: 'ADD_EXTENDED_MEMBER', facts: {}, papers: ['Copy of the ID'] },
  { action: 'UPDATE_IDENTITY', facts: {}, papers: ['Copy of your ID'] },
  {
    action: 'UPDATE_IDENTITY',
    facts: { changesSurname: true },
    papers: ['Copy of your ID', 'Marriage or divorce papers'],
  },
  { action: 'DELETE_CHILD', facts: child, papers: [] },
] as const)('$action with $facts takes $papers', ({ action, facts, papers }) => {
  expect(documentsFor(action, facts).map(({ label }) => label)).toEqual(papers);
});
