import { describe, expect, it } from 'vitest';
import { groupLabel, isConsultant, isPortalAdmin } from './staff-groups';
import { staffOf } from './staff-of';

const claims = { sub: 'sub-naledi', iss: 'https://id.test', aud: 'self-service-portal', exp: 2, iat: 1 };

describe('a person of an identity token', () => {
  it('has a key, a name, ways to reach them and groups', () => {
    const profile = {
      ...claims,
      name: 'Naledi Dlamini',
      email: 'n@staff.example',
      phone_number: '+27820005101',
      groups: ['ss_consultants'],
    };
    expect(staffOf(profile, 'groups')).toEqual({
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
    expect(staffOf({ ...claims, ...profile }, 'groups').name).toBe(name);
  });

  it.each([
    { value: ['ss_consultants', 'ss_portaladmin'], groups: ['ss_consultants', 'ss_portaladmin'] },
    { value: 'ss_portaladmin', groups: ['ss_portaladmin'] },
    { value: 'ss_consultants, ss_portaladmin', groups: ['ss_consultants', 'ss_portaladmin'] },
    { value: undefined, groups: [] },
    { value: [7, null, 'ss_consultants'], groups: ['ss_consultants'] },
    { value: { admin: true }, groups: [] },
  ])('is in the groups that the configured claim lists: $value', ({ value, groups }) => {
    expect(staffOf({ ...claims, 'cognito:groups': value }, 'cognito:groups').groups).toEqual(groups);
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
