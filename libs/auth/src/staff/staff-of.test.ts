import { ownGroupNames } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { groupLabel, isConsultant, isPortalAdmin } from './staff-groups';
import { staffOf } from './staff-of';

const claims = { sub: 'sub-naledi', iss: 'https://id.test', aud: 'self-service-portal', exp: 2, iat: 1 };
const ours = { groupClaims: ['groups'], groupNames: ownGroupNames };
const accessToken = (contents: object) => `h.${btoa(JSON.stringify(contents))}.s`;

describe('a person of an identity token', () => {
  it('has a key, a name, ways to reach them and the groups of the access token', () => {
    const profile = { ...claims, name: 'Naledi Dlamini', email: 'n@staff.example', phone_number: '+27820005101' };
    expect(staffOf({ profile, access_token: accessToken({ groups: ['ss_consultants'] }) }, ours)).toEqual({
      id: 'sub-naledi',
      name: 'Naledi Dlamini',
      email: 'n@staff.example',
      phone: '+27820005101',
      groups: ['ss_consultants'],
    });
  });

  it.each([
    { profile: { email: 'n@staff.example' }, name: 'n@staff.example' },
    { profile: { name: '' }, name: 'sub-naledi' },
  ])('goes by what there is when they have no name: $name', ({ profile, name }) => {
    expect(staffOf({ profile: { ...claims, ...profile }, access_token: '' }, ours).name).toBe(name);
  });

  it.each([
    { value: ['desk', 'branch'], groups: ['ss_consultants'] },
    { value: ['heads', 'desk', 'finance'], groups: ['ss_portaladmin', 'ss_consultants', 'finance'] },
    { value: ['0f1b6a3d-5d0b-4c55-9a5b-0d3f5f8c4a10'], groups: [] },
    { value: ['ss_portaladmin'], groups: ['ss_portaladmin'] },
    { value: 'desk', groups: [] },
    { value: undefined, groups: [] },
  ])('is in the groups that theirs stand for, and in others that have names: $value', ({ value, groups }) => {
    const names = { ss_portaladmin: ['heads'], ss_consultants: ['desk', 'branch'] };
    const user = { profile: claims, access_token: accessToken({ realm_access: { roles: value } }) };
    expect(staffOf(user, { groupClaims: ['realm_access.roles'], groupNames: names }).groups).toEqual(groups);
  });
});

describe('groups of staff', () => {
  const staff = { id: '1', name: 'N', email: null, phone: null, groups: ['ss_consultants', 'toString'] };

  it('tell a consultant from a portal admin', () => {
    expect([isConsultant(staff), isPortalAdmin(staff)]).toEqual([true, false]);
    expect([isConsultant(null), isPortalAdmin(null)]).toEqual([false, false]);
  });

  it('have the labels of the specification (docs/specification.md#s1); others keep their names', () => {
    expect(['ss_consultants', 'ss_portaladmin', 'finance', 'toString'].map(groupLabel)).toEqual([
      'SS Consultants',
      'SS Portal Admin',
      'finance',
      'toString',
    ]);
  });
});
