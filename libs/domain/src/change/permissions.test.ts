import { expect, it } from 'vitest';
import { type Permission, reachOf, roles, whoMay } from './permissions';

/** Typed by hand from docs/domain/changes.md#r7-3, in its order: customer, consultant, portal administrator. */
const table: [Permission, string | null, string | null, string | null][] = [
  ['see policies', 'own', 'any', 'any'],
  ['make changes', 'own', 'any', 'any'],
  ['approve for staff', null, 'any', 'any'],
  ['approve for the customer', 'own', 'with recorded consent', 'with recorded consent'],
  ['confirm as second person', null, null, 'any'],
  ['override age and birth date rules', null, null, 'any'],
  ['pay now', 'own', null, null],
  ['send a payment link', null, 'any', 'any'],
  ['see full ID numbers', 'own', 'any', 'any'],
  ['see full bank accounts', null, null, null],
  ['handle death reports', null, 'any', 'any'],
  ['assess a claim', null, 'any', 'any'],
  ['confirm a claim', null, 'any', 'any'],
  ['recall or void a claim', null, null, 'any'],
  ['lift ALIVE on a claim', null, null, 'any'],
  ['retry a payout', null, null, 'any'],
  ['release a payout account', null, null, 'any'],
  ['let somebody in to a claim', null, null, 'any'],
  ['open the admin portal', null, null, 'any'],
];

it.each(table)('%s: customer %s, consultant %s, portal administrator %s', (permission, ...reach) => {
  expect(roles.map((role) => reachOf(permission, role))).toEqual(reach);
});

it('names the roles that have a permission', () => {
  expect(whoMay('confirm as second person')).toEqual(['portalAdmin']);
  expect(whoMay('see full bank accounts')).toEqual([]);
});
