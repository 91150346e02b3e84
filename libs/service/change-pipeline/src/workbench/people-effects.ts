import { type ShareAllocation } from '@portal/contract';
import {
  coverToComeSentence,
  formatDate,
  formatRandOr,
  isPlainDate,
  kindsOfChange,
  type PlainDate,
  waitingPeriodEnd,
} from '@portal/domain';
import { type StoredAction, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { splitOf } from '../rules/splits';
import { lostCover } from './removal';

const nameOf = (record: EntityRecord | null): string =>
  [record?.['First_Name'], record?.['Surname']].filter(Boolean).join(' ') || 'This person';
const coverIn = (record: EntityRecord | null): string => formatRandOr(Number(record?.['Cover_Amount'] ?? 0), 'nothing');

const isCovered = (record: EntityRecord | null): boolean => Number(record?.['Cover_Amount'] ?? 0) > 0;

/** Who gets or loses cover, how much, and what is covered from when. */
export function lifeEffects(action: StoredAction, from: PlainDate): string[] {
  const { actionType, currentValue, proposedValue } = action;
  if (kindsOfChange[actionType].effect === 'removal') return leaving(action, from);
  return currentValue === null && kindsOfChange[actionType].effect === 'addition'
    ? joining(proposedValue, from)
    : changing(currentValue, proposedValue, from);
}

function joining(proposed: EntityRecord | null, from: PlainDate): string[] {
  const day = formatDate(from);
  if (!isCovered(proposed)) return [`${nameOf(proposed)} joins the policy on ${day} without cover.`];
  return [
    `${nameOf(proposed)} gets cover of ${coverIn(proposed)} from ${day}.`,
    `${coverToComeSentence({ Cover_Start_Date: from, Waiting_Period_End_Date: naturalFrom(proposed, from) })}.`,
  ];
}

/** As it was asked for; a request that is approved in a later month waits from then. */
function naturalFrom(proposed: EntityRecord | null, from: PlainDate): PlainDate {
  const [starts, waits] = [proposed?.['Cover_Start_Date'], proposed?.['Waiting_Period_End_Date']];
  if (starts === waits) return from;
  return starts === from && isPlainDate(waits) ? waits : waitingPeriodEnd(from);
}

function leaving(
  { entityType, currentValue: current, proposedValue: proposed }: StoredAction,
  from: PlainDate,
): string[] {
  const name = nameOf(current);
  const isDeceased = proposed?.['Life_Status'] === 'DECEASED';
  if (current === null || !isCovered(current)) {
    return [
      isDeceased
        ? `${name} is recorded as deceased, without cover.`
        : `${name} leaves the policy on ${formatDate(from)}, without cover.`,
    ];
  }
  return isDeceased
    ? [`${name} is recorded as deceased: ${lostCover(entityType, current)} ends, and a claim may follow.`]
    : [`${name} loses ${lostCover(entityType, current)} on ${formatDate(from)}.`];
}

/** What decides until when a child is covered. */
const decidesEnd = ['Date_Of_Birth', 'Is_Student', 'Is_Disabled'];

function changing(current: EntityRecord | null, proposed: EntityRecord | null, from: PlainDate): string[] {
  if (current === null || proposed === null) return [];
  const name = nameOf(proposed);
  const ends = proposed['Cover_End_Date'];
  const movesEnd = decidesEnd.some((field) => current[field] !== proposed[field]);
  return [
    ...(current['Cover_Amount'] === proposed['Cover_Amount']
      ? []
      : [`Cover of ${name} goes from ${coverIn(current)} to ${coverIn(proposed)} on ${formatDate(from)}.`]),
    ...(!movesEnd || (current['Cover_End_Date'] ?? null) === (ends ?? null)
      ? []
      : [
          isPlainDate(ends) ? `Cover of ${name} ends on ${formatDate(ends)}.` : `Cover of ${name} has no end any more.`,
        ]),
  ];
}

/** Who would be paid, and how much of the cover. */
export function beneficiaryEffects(action: StoredAction, policy: StoredPolicy): string[] {
  const { actionType, entityId, currentValue, proposedValue } = action;
  const split = (proposedValue as { ShareAllocation?: ShareAllocation } | null)?.ShareAllocation ?? [];
  const present = splitOf(policy, split);
  const others = split.flatMap(({ id, Benefit_Share: share }) => {
    const before = present.find((part) => part.id === id)?.Benefit_Share;
    const one = policy.Beneficiaries.find((beneficiary) => beneficiary.id === id);
    return one && id !== entityId && before !== share
      ? [`${one.First_Name} is paid ${share}% instead of ${before}%.`]
      : [];
  });
  const current = kindsOfChange[actionType].effect === 'addition' ? null : currentValue;
  return [...ownEffect(current, proposedValue), ...others];
}

function ownEffect(current: EntityRecord | null, proposed: EntityRecord | null): string[] {
  const name = nameOf(proposed);
  const [before, after] = [current?.['Benefit_Share'], proposed?.['Benefit_Share']];
  if (proposed?.['Beneficiary_Status'] === 'REMOVED') return [`${nameOf(current)} is no longer paid anything.`];
  if (current === null) return [`${name} is paid ${Number(after)}% of the main member’s cover.`];
  return before === after ? [] : [`${name} is paid ${Number(after)}% instead of ${Number(before)}%.`];
}
