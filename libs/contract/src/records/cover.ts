import { isPlainDate, policyStatuses } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { documented } from '../fields/documented';
import { count, day, dayOrNull, key, rand, text, textOrNull, yesNo } from '../fields/plain';

/** Of which day it is asked: `?on=YYYY-MM-DD`; without it, today. */
export const CoverQuerySchema = v.object({
  /** The day that is asked about; today when it is left out. */
  on: v.optional(
    v.pipe(
      v.string(),
      documented({ format: 'date' }),
      v.check((date) => isPlainDate(date), 'This must be a real date'),
    ),
  ),
});

/** Something that is said of somebody's cover: why, until when, and its sentence, without a full stop. */
const StatedSchema = v.object({
  /** What limits the cover, or what threatens it. */
  kind: text,
  /** The page of the domain rules that says so. */
  rule: text,
  /** The last day on which it holds; null when no end is known. */
  until: dayOrNull,
  /** The same in words. */
  sentence: text,
});

/** What somebody is covered for on a day (docs/domain/policy.md#r4-3-cover). */
const PersonCoverSchema = v.object({
  /** The id of the person's record. */
  personId: key,
  /** The person's first name. */
  firstName: text,
  /** What the person is on the policy. */
  role: v.picklist(['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER']),
  /** False for who asked to join and is not on the policy yet. */
  isOnPolicy: yesNo,
  /** For which causes of death cover would be paid on that day. */
  state: v.picklist(['full', 'natural-and-accident', 'accident-only', 'not-yet', 'ended']),
  /** The cover in words, with what threatens it first. */
  sentence: text,
  /** The colour in which it is shown. */
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  /** Whether it is shown as an outline only. */
  isOutlined: yesNo,
  /** From when that holds, or null. */
  since: dayOrNull,
  /** Until when that holds, or null. */
  until: dayOrNull,
  /** The page of the domain rules that says so. */
  rule: text,
  /** Who has to do something next: you, the policyholder, or us; null when nobody. */
  whoseMove: v.nullable(v.picklist(['you', 'us'])),
  /** What is not covered, and until when. */
  limits: v.array(StatedSchema),
  /** What would end or lessen the cover. */
  threats: v.array(StatedSchema),
  /** Rand that would be paid on that day, benefits apart. */
  amounts: v.object({
    /** On a natural death. */
    natural: rand,
    /** On a death by accident. */
    accident: rand,
    /** On a suicide. */
    suicide: rand,
  }),
  /** Rand that the plan says once nothing waits any more. */
  fullAmount: rand,
});

/** Who is covered on a day. */
export const CoverSchema = v.object({
  /** The day that the answer is of. */
  date: day,
  /** The status of the policy on that day. */
  Policy_Status: oneOf(policyStatuses),
  /** Who is covered, in one sentence. */
  headline: text,
  /** How many people the headline counts. */
  counted: count,
  /** How many of them are covered. */
  covered: count,
  /** Everybody on the policy, with their cover. */
  people: v.array(PersonCoverSchema),
  /** What changes next without anybody doing anything; null: nothing that is known. */
  nextChange: v.nullable(
    v.object({
      /** The day of the change. */
      on: day,
      /** What changes, in words; null when there are no words for it. */
      sentence: textOrNull,
      /** Whose cover changes, by the ids of their records. */
      people: v.array(key),
    }),
  ),
});
export type Cover = v.InferOutput<typeof CoverSchema>;
