import { formatCover } from '../base/money';
import { type PlainDate } from '../base/plain-date';
import { labelOf, type Tone } from '../code-lists/code-list';
import { childRelationships, extendedRelationships } from '../code-lists/relationships';
import { ageOn } from '../people/age';
import { fullName } from '../people/names';
import { coverTone } from './cover-tone';
import { type CoverRole } from './cover-facts';
import { type CoverAudience, coverHeadline } from './cover-headline';
import { baseSentence, limitSentence, threatSentence } from './cover-words';
import { nextChangeSentence } from './next-change-words';
import { type PersonCover } from './person-cover';
import { type PolicyCover } from './policy-cover';

/** Who is on a policy, as far as they are named beside their cover. */
interface NamedLife {
  id: string;
  First_Name: string;
  Surname: string;
  Date_Of_Birth: PlainDate;
}
export interface NamedLives {
  MainMember: NamedLife;
  Spouse: NamedLife | null;
  Children: readonly (NamedLife & { Relationship: string })[];
  ExtendedMembers: readonly (NamedLife & { Relationship: string })[];
}

/** Rand that stand to each other as the parts of a bar do. */
export interface CoverParts {
  /** Covered today. */
  now: number;
  /** Covered once a waiting period is over. */
  waiting: number;
  /** What the law or a limit keeps away. */
  limit: number;
}

/** Somebody and how they are covered, ready to be drawn. */
export interface PersonCoverView {
  id: string;
  name: string;
  /** "Spouse, 38". */
  who: string;
  /** What they are covered for. */
  sentence: string;
  tone: Tone;
  /** Covered, but not for everything yet. */
  isOutlined: boolean;
  /** Already formatted; null where nothing is paid. */
  amount: string | null;
  bar: CoverParts;
}

/** The answer to "who is covered?", ready for a cover card. */
export interface CoverView {
  headline: string;
  people: PersonCoverView[];
  next: string | null;
}

interface Reading {
  today: PlainDate;
  /** To whom it is said: the family, or staff about them. */
  audience: CoverAudience;
}

/** What a cover card shows of a policy. Whoever has died or left is not among them. */
export function coverView(policy: NamedLives, cover: PolicyCover, reading: Reading): CoverView {
  const { today, audience } = reading;
  return {
    headline: coverHeadline(cover, today, audience),
    people: cover.people.filter(isStillThere).map((person) => personView(policy, person, reading)),
    next: nextChangeSentence(cover, audience),
  };
}

/** What the card of one person shows, and what changes next where it changes for nobody else; null for who is not on the policy. */
export function personCoverView(policy: NamedLives, cover: PolicyCover, id: string, reading: Reading) {
  const person = cover.people.find(({ personId }) => personId === id);
  if (person === undefined) return null;
  const changing = cover.nextChange?.people.map(({ personId }) => personId) ?? [];
  const isTheirs = changing.length === 1 && changing[0] === id;
  return {
    person: personView(policy, person, reading),
    next: isTheirs ? nextChangeSentence(cover, reading.audience) : null,
  };
}

const isStillThere = ({ base }: PersonCover) =>
  base.state !== 'ended' || (base.rule !== 'death' && base.rule !== 'removal');

/** What is shown of one person. */
function personView(policy: NamedLives, person: PersonCover, { today, audience }: Reading): PersonCoverView {
  const { personId, firstName, amounts, diedOn } = person;
  const life = livesOf(policy).find(({ id }) => id === personId);
  const paid = amounts.natural > 0 ? amounts.natural : amounts.accident;
  return {
    id: personId,
    name: life ? fullName(life) : firstName,
    who: life ? `${relationOf(policy, person, audience)}, ${ageIn(life.Date_Of_Birth, today)}` : roleWords[person.role],
    sentence: sentenceOf(person, today),
    ...coverTone(person),
    amount: paid > 0 && diedOn === null ? formatCover(paid) : null,
    bar: coverParts(person),
  };
}

const livesOf = ({ MainMember, Spouse, Children, ExtendedMembers }: NamedLives) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

export const roleWords: Record<CoverRole, string> = {
  MAIN_MEMBER: 'Main member',
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  EXTENDED_MEMBER: 'Extended member',
};

function relationOf({ Children, ExtendedMembers }: NamedLives, person: PersonCover, audience: CoverAudience): string {
  const { personId, role } = person;
  const child = Children.find(({ id }) => id === personId);
  if (child) return labelOf(childRelationships, child.Relationship);
  const member = ExtendedMembers.find(({ id }) => id === personId);
  if (member) return labelOf(extendedRelationships, member.Relationship);
  return role === 'MAIN_MEMBER' && audience === 'family' ? 'You' : roleWords[role];
}

function ageIn(birth: PlainDate, today: PlainDate): string {
  const age = ageOn(birth, today);
  return age === 0 ? 'under 1' : `${age}`;
}

/** What somebody is covered for, why less is paid than the plan says, and the first thing that ends it. */
function sentenceOf(person: PersonCover, today: PlainDate): string {
  const threat = person.threats.slice(0, 1).map((first) => threatSentence(first, today));
  const limits = person.limits.map((limit) => limitSentence(limit, today));
  return [baseSentence(person, today), ...limits, ...threat].join('. ');
}

/** What holds whatever the cause but suicide is solid; what is paid for accidents only, or later, waits. */
export function coverParts({ base, diedOn, amounts, fullAmount, limits }: PersonCover): CoverParts {
  if (base.state === 'ended' || diedOn !== null) return { now: 0, waiting: 0, limit: fullAmount };
  const { natural, accident } = amounts;
  const rest = Math.max(0, fullAmount - accident);
  const isLimited = base.state !== 'not-yet' && limits.some(({ kind }) => kind === 'legal-maximum');
  const waits = Math.max(0, accident - natural);
  return { now: natural, waiting: isLimited ? waits : waits + rest, limit: isLimited ? rest : 0 };
}
