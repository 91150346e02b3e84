import { type OpenClaim } from '@portal/contract';
import { type Deceased, type DeceasedKind, type Identified, nameKey, numberKey, type PlainDate } from '@portal/domain';
import { type StoredPolicy, type StoredSpouse } from '@portal/service-store';
import { Refusal } from '../../../wire/refusal';

/** Who is said to have died: somebody on the policy, a stillborn child, or a baby who was never on it. */
export type WhoIsSaid = Pick<Required<OpenClaim>, 'lifeId' | 'stillborn' | 'newborn'>;

/** Whose death a claim is about, as everything else needs to know them. */
export interface WhoDied {
  kind: DeceasedKind;
  lifeId: string | null;
  firstName: string;
  surname: string;
  /** Null for a stillborn child. */
  dateOfBirth: PlainDate | null;
  idNumber: string | null;
  /** What tells the life from others of the policy; null for stillborn children, who may be twins. */
  lifeKey: string | null;
  numberKey: string | null;
  /** By what other policies may know the person; null for a child whom none knows. */
  person: Identified | null;
  isStudent: boolean;
  isDisabled: boolean;
}

type Life = Pick<StoredSpouse, 'id' | 'First_Name' | 'Surname' | 'Date_Of_Birth' | 'Id_Number'> & Identified;

const livesOf = (policy: StoredPolicy): [DeceasedKind, Life][] => [
  ['MAIN_MEMBER', policy.MainMember],
  ...(policy.Spouse ? [['SPOUSE', policy.Spouse] satisfies [DeceasedKind, Life]] : []),
  ...policy.Children.map((child): [DeceasedKind, Life] => ['CHILD', child]),
  ...policy.ExtendedMembers.map((member): [DeceasedKind, Life] => ['EXTENDED_MEMBER', member]),
];

/**
 * Finds out who died: by the policy of that day first, then by the one of today, for whoever was added since. Refuses with 404 somebody who
 * is on neither, and a mother who is neither main member nor spouse.
 */
export function whoDied(said: WhoIsSaid, policies: readonly StoredPolicy[]): WhoDied {
  if (said.stillborn) return stillborn(said.stillborn.motherLifeId, policies);
  return said.newborn ? newborn(said.newborn) : find(said.lifeId ?? null, policies);
}

function find(lifeId: string | null, policies: readonly StoredPolicy[]): WhoDied {
  for (const policy of policies) {
    const found = lifeOf(policy, ({ id }) => id === lifeId);
    if (found) return found;
  }
  throw new Refusal('NOT_FOUND', 'This person is not on the policy.');
}

/** The first life of a policy of which something is so; null: of none. */
export function lifeOf(policy: StoredPolicy, isMeant: (life: Life) => boolean): WhoDied | null {
  const found = livesOf(policy).find(([, life]) => isMeant(life));
  if (found === undefined) return null;
  const [kind, life] = found;
  const child = policy.Children.find(({ id }) => id === life.id);
  return {
    kind,
    lifeId: life.id,
    firstName: life.First_Name,
    surname: life.Surname,
    dateOfBirth: life.Date_Of_Birth,
    idNumber: life.Id_Number,
    lifeKey: life.id,
    numberKey: numberKey(life),
    person: life,
    isStudent: child?.Is_Student ?? false,
    isDisabled: child?.Is_Disabled ?? false,
  };
}

function stillborn(motherLifeId: string, policies: readonly StoredPolicy[]): WhoDied {
  const { kind, surname } = find(motherLifeId, policies);
  if (kind !== 'MAIN_MEMBER' && kind !== 'SPOUSE') throw new Refusal('NOT_FOUND', 'This person is not on the policy.');
  return { ...unknownChild, kind: 'STILLBORN', surname };
}

function newborn({ First_Name, Surname, Date_Of_Birth }: NonNullable<WhoIsSaid['newborn']>): WhoDied {
  const lifeKey = nameKey({ First_Name, Surname, Date_Of_Birth });
  return {
    ...unknownChild,
    kind: 'CHILD',
    firstName: First_Name,
    surname: Surname,
    dateOfBirth: Date_Of_Birth,
    lifeKey,
  };
}

const unknownChild = {
  lifeId: null,
  firstName: '',
  dateOfBirth: null,
  idNumber: null,
  lifeKey: null,
  numberKey: null,
  person: null,
  isStudent: false,
  isDisabled: false,
};

/** The same as the amounts need it. */
export function deceasedOf(
  { kind, lifeId, dateOfBirth }: Pick<WhoDied, 'kind' | 'lifeId' | 'dateOfBirth'>,
  { weeks, wasEndedIntentionally, claimsPaid }: { weeks: number; wasEndedIntentionally: boolean; claimsPaid: number },
): Deceased {
  if (kind === 'STILLBORN') return { kind, weeks, wasEndedIntentionally, claimsPaid };
  if (dateOfBirth === null) throw new Error('Nobody knows when the person was born');
  return { kind, lifeId, dateOfBirth };
}
