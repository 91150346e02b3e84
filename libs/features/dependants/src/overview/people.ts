import { type ApprovalAction, type ClaimUnderWay, type Policy, portalPaths } from '@portal/contract';
import {
  childRelationships,
  type EntityType,
  extendedRelationships,
  fullName,
  labelOf,
  livesOf,
  mostLives,
  type PlainDate,
} from '@portal/domain';
import { coverWithRequests } from '@portal/policy-workflow/cover';
import { type ChildEvent, childEvents, eventsSoon } from '../children/child-events';
import { ageInWords } from '../shared/age-in-words';
import { type CoverInWords, coversInWords } from '../shared/cover-in-words';
import { type PendingAddition, pendingAdditionsOf } from './pending-additions';

/** The kinds of dependants, as a policy and its limits name them. */
export type Kind = 'spouse' | 'children' | 'extendedMembers';

/** One person on the policy, ready for a row. */
export interface Person {
  id: string;
  name: string;
  /** "Biological child, 11 years". */
  about: string;
  /** Rand; 0 when nothing is covered. */
  cover: number;
  /** What they are covered for; null where nothing is known. */
  state: CoverInWords | null;
  /** The page about this person. */
  to: string;
  /** The change that waits on the record; `unknown` when one waits and nobody knows which. */
  waiting: ApprovalAction | 'unknown' | null;
  soon: readonly ChildEvent[];
}

/** Everybody of one kind. */
export interface People {
  persons: Person[];
  pendingAdditions: PendingAddition[];
  /** How many count against the limit; those who have died do not. */
  present: number;
  most: number;
  /** Whether the plan takes this kind. */
  isTaken: boolean;
}

type Life = Policy['Children'][number] | Policy['ExtendedMembers'][number] | NonNullable<Policy['Spouse']>;

interface Listed {
  life: Life;
  relationship: string;
  to: string;
  events?: readonly ChildEvent[];
}

const entityTypes = {
  spouse: 'SPOUSE',
  children: 'CHILD',
  extendedMembers: 'EXTENDED_MEMBER',
} as const satisfies Record<Kind, EntityType>;

const listed: Record<Kind, (policy: Policy, today: PlainDate) => Listed[]> = {
  spouse: ({ Spouse }) => (Spouse ? [{ life: Spouse, relationship: 'Spouse', to: portalPaths.spouseDetails() }] : []),
  children: ({ Children, Product }, today) =>
    Children.map((child) => ({
      life: child,
      relationship: labelOf(childRelationships, child.Relationship),
      to: portalPaths.childDetails(child.id),
      events: childEvents(child, Product, today),
    })),
  extendedMembers: ({ ExtendedMembers }) =>
    ExtendedMembers.map((member) => ({
      life: member,
      relationship: labelOf(extendedRelationships, member.Relationship),
      to: portalPaths.extendedMemberDetails(member.id),
    })),
};

const hasDied = ({ life }: Listed) => life.Life_Status === 'DECEASED';

/** Everybody of one kind on a policy, with what waits on each; those who have died stand last. */
export function peopleOf(
  kind: Kind,
  policy: Policy,
  actions: readonly ApprovalAction[],
  today: PlainDate,
  claims: readonly ClaimUnderWay[] = [],
): People {
  const all = listed[kind](policy, today);
  const living = all.filter((one) => !hasDied(one));
  const states = coversInWords(coverWithRequests(policy, { actions, claims, today }));
  const isClaimedFor = (id: string) => claims.some(({ lifeId }) => lifeId === id);
  const waiting = new Map(actions.map((action) => [action.entityId, action]));
  return {
    persons: [...living, ...all.filter(hasDied)].map(({ life, relationship, to, events = [] }) => ({
      id: life.id,
      name: fullName(life),
      about: `${relationship}, ${ageInWords(life.Age)}`,
      to,
      cover: life.Cover_Amount,
      state: states.get(life.id) ?? null,
      waiting: waiting.get(life.id) ?? (life.Has_Pending_Action ? 'unknown' : null),
      soon: isClaimedFor(life.id) ? [] : eventsSoon(events, today),
    })),
    pendingAdditions: pendingAdditionsOf(actions, entityTypes[kind], new Set(all.map(({ life }) => life.id)), today),
    present: living.length,
    most: mostLives[kind],
    isTaken: livesOf(policy.Product.Product_Name)[kind],
  };
}
