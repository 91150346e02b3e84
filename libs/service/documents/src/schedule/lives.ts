import { type Policy } from '@portal/contract';
import {
  baseSentence,
  childRelationships,
  type ClaimedDeath,
  coverHeadline,
  coverOn,
  coverParts,
  extendedRelationships,
  formatCover,
  formatShortDate,
  fullName,
  hasOwnEnd,
  labelOf,
  limitSentence,
  type PersonCover,
  type PlainDate,
  type PolicyCover,
} from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../content';
import { columnsOf } from '../shared/columns-of';

type Life =
  Policy['MainMember'] | NonNullable<Policy['Spouse']> | Policy['Children'][number] | Policy['ExtendedMembers'][number];

/** Somebody who is named, as what, and what they are covered for on the day of the document. */
interface Named {
  life: Life;
  as: string;
  cover: PersonCover;
}

/** Everybody who is covered, for how much, from when and for which causes; nobody whose death is claimed, where that is known. */
export function lives(policy: Policy, on: PlainDate, deaths: readonly ClaimedDeath[] = []): DocumentSection {
  const cover = coverOn(policy, { on, deaths });
  const named = namedLives(policy, cover);
  return {
    heading: 'Who is covered',
    parts: [
      { kind: 'text', text: coverHeadline(cover, on, 'others') },
      {
        kind: 'table',
        columns: columnsOf({
          Name: 'name',
          'Covered as': 'words',
          Born: 'day',
          Cover: 'amount',
          'Covered from': 'day',
        }),
        rows: named.map(({ life, as }) => [
          fullName(life),
          as,
          formatShortDate(life.Date_Of_Birth),
          formatCover(life.Cover_Amount),
          formatShortDate(life.Cover_Start_Date),
        ]),
        bars: named.map(({ cover }) => coverParts(cover)),
      },
      ...byCause(named, on),
    ],
  };
}

function namedLives(policy: Policy, { people }: PolicyCover): Named[] {
  const { MainMember, Spouse, Children, ExtendedMembers } = policy;
  const all = [
    { life: MainMember, as: 'Main member' },
    ...(Spouse ? [{ life: Spouse, as: 'Spouse' }] : []),
    ...Children.map((life) => ({ life, as: labelOf(childRelationships, life.Relationship) })),
    ...ExtendedMembers.map((life) => ({ life, as: labelOf(extendedRelationships, life.Relationship) })),
  ];
  return all.flatMap(({ life, as }) => {
    const cover = people.find(({ personId }) => personId === life.id);
    return cover && !hasOwnEnd(cover) && cover.diedOn === null && life.Life_Status === 'ACTIVE'
      ? [{ life, as, cover }]
      : [];
  });
}

/** What each is covered for on that day; those who are covered for any cause are told together. */
function byCause(named: readonly Named[], on: PlainDate): DocumentPart[] {
  const excluded = named.filter(({ cover }) => cover.base.state !== 'full' || cover.limits.length > 0);
  const others = excluded.length === 0 ? 'Everybody named here' : 'Everybody else';
  return [
    ...excluded.map(({ life, cover }) => ({ kind: 'text', text: `${fullName(life)}: ${said(cover, on)}` }) as const),
    ...(excluded.length < named.length ? [{ kind: 'text', text: `${others} is covered for any cause.` } as const] : []),
  ];
}

/** The base and the limits: what an unpaid premium threatens stands beside the policy. */
const said = (cover: PersonCover, on: PlainDate): string =>
  [baseSentence(cover, on), ...cover.limits.map((limit) => limitSentence(limit, on))].map((one) => `${one}.`).join(' ');
