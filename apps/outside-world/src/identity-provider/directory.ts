import staff from './staff.json';

/** Someone who works for the insurer, as its identity provider knows them. */
export interface Person {
  /** Who they are to every application, for good. */
  sub: string;
  firstName: string;
  surname: string;
  email: string;
  /** With + and country code. */
  phone: string;
  groups: string[];
}

/** The one password of everybody here: none of them exists. */
export const demoPassword = staff.password;
export const groups = staff.groups;
export const groupNames = groups.map(({ name }) => name);

/** Everybody who can sign in. Only their groups ever change. */
export function createDirectory() {
  const people: Person[] = structuredClone(staff.people);
  const withEmail = (email: string) => people.find((person) => person.email === email.trim().toLowerCase());

  return {
    all: (): readonly Person[] => people,
    withSub: (sub: string): Person | undefined => people.find((person) => person.sub === sub),
    withEmail,
    withPassword: (email: string, password: string): Person | undefined =>
      password === demoPassword ? withEmail(email) : undefined,
    setGroups: (person: Person, names: readonly string[]): void =>
      void (person.groups = groupNames.filter((name) => names.includes(name))),
  };
}
export type Directory = ReturnType<typeof createDirectory>;
