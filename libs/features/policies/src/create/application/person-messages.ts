import { type Kind } from './application';

interface KindWords {
  /** "your spouse", "a child": who is added and changed. */
  one: string;
  /** What they are, before a name. */
  is: string;
  /** The heading of those who were added. */
  all: string;
  none: string;
}

export const kindWords: Record<Kind, KindWords> = {
  Spouse: { one: 'your spouse', is: 'Spouse', all: 'Spouse', none: 'No spouse yet.' },
  Children: { one: 'a child', is: 'Child', all: 'Children', none: 'No children yet.' },
  ExtendedMembers: {
    one: 'an extended member',
    is: 'Extended member',
    all: 'Extended members',
    none: 'No extended members yet.',
  },
  Beneficiaries: { one: 'a beneficiary', is: 'Beneficiary', all: 'Beneficiaries', none: 'No beneficiaries yet.' },
};

/** Somebody in the address: `Children.0`; `Children.new` for one who is being added. */
export function personAt(person: string): { kind: Kind; index: number | null } | null {
  const [kind = '', place = ''] = person.split('.');
  if (!Object.hasOwn(kindWords, kind)) return null;
  return { kind: kind as Kind, index: /^\d+$/.test(place) ? Number(place) : null };
}

/** "Add a child", "Change a child". */
export function titleOfPerson(person: string): string {
  const at = personAt(person);
  return `${at?.index === null ? 'Add' : 'Change'} ${at ? kindWords[at.kind].one : 'somebody'}`;
}
