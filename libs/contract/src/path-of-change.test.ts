import { actionTypes, codesOf, entityTypes, kindsOfChange } from '@portal/domain';
import { expect, it } from 'vitest';
import { pathOfArea, pathOfForm, pathOfProposal, pathOfRecord, sectionOfRecord } from './path-of-change';
import { portalRoutes } from './portal-paths';

const routes = Object.values(portalRoutes).map((route) => new RegExp(`^${route.replace(':id', '[^/]+')}$`));
const isOurs = (path: string) => routes.some((route) => route.test(path.split('?')[0] ?? ''));

it.each(codesOf(entityTypes))('%s has a page, and pages for its changes', (entityType) => {
  expect(isOurs(pathOfArea(entityType))).toBe(true);
  expect(isOurs(pathOfProposal({ id: 'request-id', entityType, entityId: 'some-id' }))).toBe(true);
  expect(isOurs(pathOfRecord({ entityType, entityId: 'some-id', actionType: 'UPDATE_CHILD' }))).toBe(true);
});

it('a change of the policyholder or the plan leads to its request', () => {
  const change = { id: 'request-id', entityId: 'some-id' };
  expect(pathOfProposal({ ...change, entityType: 'BANKING_DETAILS' })).toBe('/requests/request-id');
  expect(pathOfProposal({ ...change, entityType: 'CHILD' })).toBe('/child/new-details/some-id');
});

it('what is removed is looked for in the list', () => {
  expect(pathOfRecord({ entityType: 'CHILD', entityId: 'x', actionType: 'DELETE_CHILD' })).toBe('/dependants');
});

it.each(codesOf(actionTypes))('the form of %s is a page of ours, or there is none', (action) => {
  const path = pathOfForm(action, 'some-id');
  expect(path === null ? kindsOfChange[action].effect === 'removal' : isOurs(path)).toBe(true);
});

it('what was typed on the page of one section leads back to that page', () => {
  const draftOf = sectionOfRecord('some-id', 'address');
  expect(pathOfForm('UPDATE_CONTACT', draftOf)).toBe('/update-personal-details?section=address');
  expect(pathOfForm('UPDATE_CONTACT', 'some-id')).toBe('/update-personal-details');
});
