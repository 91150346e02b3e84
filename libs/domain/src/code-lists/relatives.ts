/** Relatives who may be covered as extended members and may be beneficiaries. Source: docs/domain/code-lists.md#r10-5. */
export const relatives = {
  MOTHER: 'Mother',
  FATHER: 'Father',
  MOTHER_IN_LAW: 'Mother-in-law',
  FATHER_IN_LAW: 'Father-in-law',
  GRANDMOTHER: 'Grandmother',
  GRANDFATHER: 'Grandfather',
  BROTHER: 'Brother',
  SISTER: 'Sister',
  BROTHER_IN_LAW: 'Brother-in-law',
  SISTER_IN_LAW: 'Sister-in-law',
  AUNT: 'Aunt',
  UNCLE: 'Uncle',
  NIECE: 'Niece',
  NEPHEW: 'Nephew',
  COUSIN: 'Cousin',
  GRANDCHILD: 'Grandchild',
  SON_IN_LAW: 'Son-in-law',
  DAUGHTER_IN_LAW: 'Daughter-in-law',
};

/** Whoever none of them says. */
export const otherRelative = { OTHER_RELATIVE: 'Other relative' };
