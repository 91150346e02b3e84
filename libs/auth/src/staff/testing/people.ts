/** Whom the provider of the tests knows. */
export const naledi = {
  sub: 'sub-naledi',
  name: 'Naledi Dlamini',
  email: 'naledi@staff.example',
  phone_number: '+27820005101',
  groups: ['ss_consultants'],
};
export const priya = {
  sub: 'sub-priya',
  name: 'Priya Naidoo',
  email: 'priya@staff.example',
  phone_number: '+27820005103',
  groups: ['ss_portaladmin'],
};
export type Person = typeof naledi;
