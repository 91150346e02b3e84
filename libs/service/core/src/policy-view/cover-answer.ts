import { type Cover } from '@portal/contract';
import {
  coverHeadline,
  coverRules,
  coverSentenceOf,
  coverTone,
  limitSentence,
  nextChangeSentence,
  type PersonCover,
  type PlainDate,
  type PolicyCover,
  threatSentence,
} from '@portal/domain';

/** Who is covered on a day, with every sentence that is said of it. */
export const coverAnswer = (cover: PolicyCover, today: PlainDate): Cover => ({
  date: cover.date,
  Policy_Status: cover.status,
  headline: coverHeadline(cover, today),
  counted: cover.counted,
  covered: cover.covered,
  people: cover.people.map((person) => personAnswer(person, cover.date)),
  nextChange: cover.nextChange && {
    on: cover.nextChange.on,
    sentence: nextChangeSentence(cover),
    people: cover.nextChange.people.map(({ personId }) => personId),
  },
});

function personAnswer(person: PersonCover, on: PlainDate): Cover['people'][number] {
  const { base, limits, threats } = person;
  const { tone, isOutlined } = coverTone(person);
  return {
    personId: person.personId,
    firstName: person.firstName,
    role: person.role,
    isOnPolicy: person.isOnPolicy,
    state: base.state,
    sentence: coverSentenceOf(person, on),
    tone,
    isOutlined,
    since: base.since,
    until: base.until,
    rule: coverRules[base.rule],
    whoseMove: base.move?.by ?? null,
    limits: limits.map((limit) => ({ ...stated(limit), sentence: limitSentence(limit, on) })),
    threats: threats.map((threat) => ({ ...stated(threat), sentence: threatSentence(threat, on) })),
    amounts: person.amounts,
    fullAmount: person.fullAmount,
  };
}

const stated = ({ kind, rule, until }: PersonCover['limits'][number] | PersonCover['threats'][number]) => ({
  kind,
  rule: coverRules[rule],
  until,
});
