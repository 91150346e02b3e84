import { expect, it } from 'vitest';
import { documentMissing, type RequestWithDocuments } from './missing-document';

const certificate = { type: 'BIRTH_CERTIFICATE', required: true, received: false };
const order = { type: 'OTHER', required: true, received: false };
const newborn: RequestWithDocuments<string> = {
  status: 'PENDING',
  actionType: 'ADD_CHILD',
  proposedValue: { Id_Type: 'BIRTH_CERTIFICATE' },
  documents: [certificate],
};
const blocking = { type: 'BIRTH_CERTIFICATE', isAskedAgain: false, isBlocking: true };

it.each<[string, Partial<RequestWithDocuments<string>>, ReturnType<typeof documentMissing>]>([
  ['the birth certificate of a newborn blocks the request', {}, blocking],
  ['it comes before any other document', { documents: [order, certificate] }, blocking],
  ['nothing is missing once it was sent', { documents: [{ ...certificate, received: true }] }, null],
  [
    'another is missing when the one that was sent could not be used',
    { documents: [{ ...certificate, received: true }, certificate] },
    { ...blocking, isAskedAgain: true },
  ],
  [
    'a child with an ID number can be approved without it',
    { proposedValue: { Id_Type: 'SA_ID' } },
    { ...blocking, isBlocking: false },
  ],
  [
    'whoever decides may do without any other document of a newborn',
    { documents: [{ ...certificate, received: true }, order] },
    { type: 'OTHER', isAskedAgain: false, isBlocking: false },
  ],
  ['what is not required is not missing', { documents: [{ ...certificate, required: false }] }, null],
  ['a declined request waits for nothing', { status: 'DECLINED' }, null],
  ['an expired request waits for nothing', { status: 'EXPIRED' }, null],
  ['an approved request waits for nothing', { status: 'APPROVED' }, null],
])('%s', (_, about, expected) => {
  expect(documentMissing({ ...newborn, ...about })).toEqual(expected);
});
