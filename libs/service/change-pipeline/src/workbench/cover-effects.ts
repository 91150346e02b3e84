import {
  actionTypes,
  coverChanges,
  coverToComeSentence,
  type CoveredProduct,
  formatCover,
  formatRandOr,
  formatDate,
  formatMoment,
  increaseSentence,
  labelOf,
  livesLosingCover,
  namesOf,
  type PlainDate,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { type StoredAction, type StoredPolicy, type UndoAfterDeath } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { startIfApproved } from '../base/effective-date';
import { beneficiaryEffects, lifeEffects } from './people-effects';

const nothing = 'Nobody’s cover changes.';

/** What approving an action today would do to cover, sentence by sentence; what it did, once it is decided. */
export function coverEffects(action: StoredAction, policy: StoredPolicy, today: PlainDate): string[] {
  const { entityType, status } = action;
  const from = status === 'PENDING' ? startIfApproved(action, today) : (action.effectiveDate ?? today);
  switch (entityType) {
    case 'SPOUSE':
    case 'CHILD':
    case 'EXTENDED_MEMBER':
      return orNothing(lifeEffects(action, from));
    case 'BENEFICIARY':
      return [...beneficiaryEffects(action, policy), nothing];
    case 'PRODUCT':
      return orNothing(planEffects(action, policy, from));
    case 'SUPPLEMENTARY_BENEFIT':
      return orNothing(benefitEffects(action, from));
    case 'POLICY':
      if (action.undo) return undoneChanges(action.undo);
      return orNothing(
        action.actionType === 'CONTINUE_POLICY'
          ? takeoverEffects(action.proposedValue, from)
          : policyEffects(action.proposedValue),
      );
    default:
      return [nothing];
  }
}

/** When and by whom each change was made that is undone. */
const undoneChanges = ({ changes }: UndoAfterDeath): string[] =>
  changes.map(
    ({ kind, at, askedBy }) =>
      `${labelOf(actionTypes, kind)}: made on ${formatMoment(new Date(at))}, asked for ${
        askedBy === null ? 'with the main member’s sign-in' : `by ${askedBy}`
      }.`,
  );

const orNothing = (sentences: string[]) => (sentences.length > 0 ? sentences : [nothing]);

/** Amount by amount, who is not taken any more, and from when more is covered. */
function planEffects({ currentValue, proposedValue }: StoredAction, policy: StoredPolicy, from: PlainDate): string[] {
  if (currentValue === null || proposedValue === null) return [];
  const [before, after] = [asProduct(currentValue), asProduct(proposedValue)];
  const lines = coverChanges(before, after).filter(({ current, proposed }) => current !== proposed);
  const losing = livesLosingCover(after, policy);
  const extra = lines.find(({ field }) => field === 'levelOfCover');
  const rise = extra ? extra.proposed - extra.current : 0;
  return [
    ...lines.map(
      ({ label, current, proposed }) =>
        `${label}: ${formatRandOr(current, 'no cover')} until then, ${formatRandOr(proposed, 'no cover')} from ${formatDate(from)}.`,
    ),
    ...(losing.length > 0
      ? [`${namesOf(losing)} ${losing.length > 1 ? 'lose' : 'loses'} cover on ${formatDate(from)}.`]
      : []),
    ...(rise > 0 ? [increaseSentence(rise, from)] : []),
  ];
}

const asProduct = (record: EntityRecord) => record as unknown as CoveredProduct;

function benefitEffects({ currentValue, proposedValue }: StoredAction, from: PlainDate): string[] {
  const idsIn = (record: EntityRecord | null) => (record?.['benefitIds'] ?? []) as readonly string[];
  const added = idsIn(proposedValue).filter((id) => !idsIn(currentValue).includes(id));
  return supplementaryBenefits
    .filter(({ id }) => added.includes(id))
    .map(({ name }) => `${name} is added from ${formatDate(from)}.`);
}

/** A policy that is applied for, from its summary. */
function policyEffects(summary: EntityRecord | null): string[] {
  if (summary === null) return [];
  const { Product_Name, Cover_Amount, Lives, Inception_Date, Waiting_Period_End_Date: waits, Benefits } = summary;
  const starts = formatDate(String(Inception_Date));
  return [
    `A new policy, ${String(Product_Name)}: ${peopleIn(Lives)} covered from ${starts}, once the first premium is paid.`,
    `The main member is covered for ${formatCover(Number(Cover_Amount))}.`,
    ...(Benefits ? [`Benefits: ${String(Benefits)}.`] : []),
    `${coverToComeSentence({ Cover_Start_Date: String(Inception_Date), Waiting_Period_End_Date: String(waits) })}.`,
  ];
}

/** A policy that somebody takes over, from its summary. */
function takeoverEffects(summary: EntityRecord | null, from: PlainDate): string[] {
  if (summary === null) return [];
  const { Main_Member, Product_Name, Cover_Amount, Lives, Benefits } = summary;
  return [
    `${String(Main_Member)} is the policyholder from ${formatDate(from)}, on ${String(Product_Name)}: ${peopleIn(Lives)} covered.`,
    `${String(Main_Member)} is covered for ${formatCover(Number(Cover_Amount))}. Waiting periods go on as they are.`,
    Benefits ? `Benefits that go on: ${String(Benefits)}.` : 'No benefits go on.',
  ];
}

const peopleIn = (lives: unknown): string => (Number(lives) === 1 ? '1 person is' : `${Number(lives)} people are`);
