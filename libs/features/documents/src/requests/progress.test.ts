import { type DocumentRequest } from '@portal/contract';
import { expect, it } from 'vitest';
import { byChange, progressOf } from './progress';

const missing = { received: false };
const received = { received: true };

it.each([
  { requests: [missing], says: 'One document is still missing. Your change waits for it.' },
  { requests: [received], says: 'We have the document that we asked for. You need not send anything.' },
  { requests: [missing, received, missing], says: '1 of 3 documents received, 2 still missing.' },
  { requests: [missing, missing], says: '0 of 2 documents received, 2 still missing.' },
  { requests: [received, received], says: 'We have all 2 documents that we asked for. You need not send anything.' },
])('$says', ({ requests, says }) => {
  expect(progressOf(requests)).toBe(says);
});

it('puts documents with the change that asks for them', () => {
  const document = (actionId: string | null, about: string, label: string): DocumentRequest => ({
    actionId,
    about,
    label,
    type: 'OTHER',
    received: false,
  });
  const requests = [
    document('a', 'Child: Thabo M.', 'Birth certificate'),
    document(null, 'Your policy', 'Copy of the ID'),
    document('a', 'Child: Thabo M.', 'Proof of study'),
    document('b', 'Child: Thabo M.', 'Medical report'),
  ];
  expect(byChange(requests).map(({ about, requests: of }) => [about, of.map(({ label }) => label)])).toEqual([
    ['Child: Thabo M.', ['Birth certificate', 'Proof of study']],
    ['Your policy', ['Copy of the ID']],
    ['Child: Thabo M.', ['Medical report']],
  ]);
});
