import { ageOn, documentsFor, isPlainDate, type PlainDate } from '@portal/domain';
import { type Application, type Kind, peopleOf, type Typed } from '../application/application';
import { nameOf } from '../application/person-line';

const actions = {
  Spouse: 'ADD_SPOUSE',
  Children: 'ADD_CHILD',
  ExtendedMembers: 'ADD_EXTENDED_MEMBER',
} as const satisfies Partial<Record<Kind, string>>;

const factsOf = (person: Typed, today: PlainDate) => ({
  Union_Type: person['Union_Type'] as string | null,
  Relationship: person['Relationship'] as string | null,
  Is_Student: person['Is_Student'] === true,
  Is_Disabled: person['Is_Disabled'] === true,
  age: isPlainDate(person['Date_Of_Birth']) ? ageOn(person['Date_Of_Birth'], today) : 0,
});

/** The documents that we need about everybody who is to be covered: whose, and which (docs/domain/conduct.md#r8-4). */
export const documentsNeededFor = (
  application: Application,
  today: PlainDate,
): { name: string; documents: string[] }[] =>
  (['Spouse', 'Children', 'ExtendedMembers'] as const).flatMap((kind) =>
    peopleOf(application, kind).map((person) => ({
      name: nameOf(person),
      documents: documentsFor(actions[kind], factsOf(person, today)).map(({ label }) => label),
    })),
  );
