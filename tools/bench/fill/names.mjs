// Names as they are spread in South Africa: a few of them everywhere and thousands of them rare.

/** Of a hundred people, so many. What is left has one of the rare names. */
const surnames = {
  Dlamini: 4,
  Nkosi: 3,
  Ndlovu: 2.5,
  Mokoena: 2.2,
  Khumalo: 2,
  Sithole: 1.8,
  Mahlangu: 1.5,
  Molefe: 1.2,
  Naidoo: 1.2,
  Botha: 1.1,
  Pillay: 1,
  'Van der Merwe': 1,
  Zulu: 1,
  Mkhize: 1,
  Zwane: 0.9,
  Mthembu: 0.9,
  Nel: 0.8,
  Govender: 0.8,
  Mokgatle: 0.4,
  Mokone: 0.4,
  Mokwena: 0.3,
  Moloi: 0.8,
  Mofokeng: 1,
  Motaung: 0.7,
  Maseko: 0.8,
  Masilela: 0.5,
  Adams: 0.6,
  Jacobs: 0.8,
  Williams: 0.8,
  Petersen: 0.6,
  Pretorius: 0.7,
  Smith: 0.7,
  Ngcobo: 0.9,
  Cele: 0.6,
  Buthelezi: 0.8,
};
const firstNames = {
  Thabo: 4,
  Thandi: 4,
  Sipho: 4,
  Nomsa: 3,
  Lerato: 3,
  Bongani: 3,
  Zanele: 3,
  Johannes: 3,
  Maria: 3,
  Themba: 2,
  Lindiwe: 3,
  Mokgadi: 1,
  Naledi: 2,
  Elizabeth: 2,
  Pieter: 2,
  Anna: 2,
  David: 2,
  Precious: 2,
  Blessing: 2,
  Ayanda: 2,
  Mpho: 3,
  Sibusiso: 2,
};
const syllables = [
  'ma',
  'mo',
  'ntu',
  'li',
  'se',
  'kga',
  'bo',
  'nga',
  'tsho',
  'di',
  'phe',
  'ra',
  'zi',
  'wa',
  'le',
  'thu',
];
const rare = syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => `${one}${two}${three}`)));

/** Ten thousand names: whoever picks one of them at random gets each as often as it is. */
function pool(shares) {
  const names = Object.entries(shares).flatMap(([name, share]) => Array(Math.round(share * 100)).fill(name));
  return Array.from({ length: 10_000 }, (_, place) => {
    const name = names[place] ?? rare[(place * 7) % rare.length];
    return name[0].toUpperCase() + name.slice(1);
  });
}

/** Surnames and first names, ten thousand of each. */
export const surnamePool = pool(surnames);
export const firstNamePool = pool(firstNames);
