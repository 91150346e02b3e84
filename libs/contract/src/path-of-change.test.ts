import { codesOf, entityTypes } from '@portal/domain';
import { expect, it } from 'vitest';
import { pathOfArea, pathOfProposal, pathOfRecord } from './path-of-change';
import { isOurs } from './testing/is-ours';

it.each(codesOf(entityTypes))('%s has a page, and pages for its changes', (entityType) => {
  expect(isOurs(pathOfArea(entityType))).toBe(true);
  expect(isOurs(pathOfProposal({ id: 'request-id', entityType, entityId: 'some-id' }))).toBe(true);
  expect(isOurs(pathOfRecord({ entityType, entityId: 'some-id', actionType: 'UPDATE_CHILD' }))).toBe(true);
});

it('a change of the policyholder or the plan leads to its request', () => {
  const change = { id: 'request-id', entityId: 'some-id' };
  expect(pathOfProposal({ ...change, entityType: 'BANKING_DETAILS' })).toBe('/requests/request-id');
  const undo = { ...change, entityType: 'POLICY', actionType: 'UNDO_AFTER_DEATH' } as const;
  expect(pathOfProposal(undo)).toBe('/requests/request-id');
  expect(pathOfProposal({ ...change, entityType: 'CHILD' })).toBe('/child/new-details/some-id');
});

it('what is removed is looked for in the list', () => {
  expect(pathOfRecord({ entityType: 'CHILD', entityId: 'x', actionType: 'DELETE_CHILD' })).toBe('/dependants');
});
