import { describe, expect, it } from 'vitest';
import { claimAt, groupsIn, ownGroupNames, staffGroupOf } from './staff-claims';

describe('the groups of a token', () => {
  it.each([
    { claims: { groups: ['a', 'b'] }, paths: ['groups'], groups: ['a', 'b'] },
    { claims: { 'cognito:groups': ['a'] }, paths: ['cognito:groups'], groups: ['a'] },
    { claims: { realm_access: { roles: ['a'] } }, paths: ['realm_access.roles'], groups: ['a'] },
    { claims: { 'https://insurer.example/groups': ['a'] }, paths: ['https://insurer.example/groups'], groups: ['a'] },
    {
      claims: { realm_access: { roles: ['a'] }, resource_access: { 'the.portal': { roles: ['b'] } } },
      paths: ['realm_access.roles', 'resource_access.the.portal.roles'],
      groups: ['a', 'b'],
    },
  ])('stand in $paths', ({ claims, paths, groups }) => {
    expect(groupsIn(claims, paths)).toEqual(groups);
  });

  it.each([
    { claims: {}, why: 'no claim' },
    { claims: { groups: 'ss_portaladmin' }, why: 'one text' },
    { claims: { groups: { ss_portaladmin: true } }, why: 'an object' },
    { claims: { groups: [{ name: 'ss_portaladmin' }, 7, null, ''] }, why: 'a list of something else' },
    { claims: { groups: null }, why: 'null' },
  ])('are none with $why', ({ claims }) => {
    expect(groupsIn(claims, ['groups', 'groups.roles'])).toEqual([]);
  });

  it('are never what every object has', () => {
    expect(claimAt({ groups: {} }, 'groups.constructor')).toBeUndefined();
    expect(claimAt({}, 'toString')).toBeUndefined();
    expect(claimAt(null, 'groups')).toBeUndefined();
  });
});

it("a group of the provider stands for ours by the insurer's list, and only there", () => {
  const names = { ss_portaladmin: ['b7f1'], ss_consultants: ['/desk', 'branch'] };
  expect(['b7f1', '/desk', 'branch', 'ss_portaladmin', 'desk'].map((group) => staffGroupOf(group, names))).toEqual([
    'ss_portaladmin',
    'ss_consultants',
    'ss_consultants',
    null,
    null,
  ]);
  expect(staffGroupOf('ss_consultants', ownGroupNames)).toBe('ss_consultants');
});
