// Names for people whom a generator makes up.

const surnames =
  'Mabena Sithole Tshabalala Mokwena Ngubane Baloyi Chauke Pillay Adams Fourie Mthembu Ramaphala Maluleke Booysen Mkhize Zungu Sebata Nxumalo Lekota Hlongwane'.split(
    ' ',
  );
const firstNames = 'Nolwazi Refilwe Zodwa Lerato Ayanda Tumelo Palesa Busisiwe Nandi Khanyi'.split(' ');

/**
 * Two women of one family of which nobody is in these policies, the first with a cellphone number that is nobody's. Throws when all
 * families are taken: then the list needs another name.
 */
export function strangers(policies, cellNumberOf) {
  const people = policies.flatMap(({ MainMember, Spouse, Children = [], ExtendedMembers = [], Beneficiaries = [] }) =>
    [MainMember, Spouse, ...Children, ...ExtendedMembers, ...Beneficiaries].filter(Boolean),
  );
  const families = new Set(people.map(({ Surname }) => Surname));
  const cells = new Set(people.map(({ Cell_Number }) => Cell_Number));
  const surname = surnames.find((name) => !families.has(name));
  const holder = firstNames.map((name) => `${name} ${surname}`).find((name) => !cells.has(cellNumberOf(name)));
  if (!surname || !holder) throw new Error('Every family is in the demo: add a surname to tools/new/people.mjs');
  const sister = firstNames.map((name) => `${name} ${surname}`).find((name) => name !== holder);
  return [holder, sister];
}
