import { isPlainDate, policyStatuses } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { documented } from '../fields/documented';
import { count, day, dayOrNull, key, rand, text, textOrNull, yesNo } from '../fields/plain';

/** Of which day it is asked: `?on=YYYY-MM-DD`; without it, today. */
export const CoverQuerySchema = v.object({
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
  kind: text,
  /** The page of the domain rules that says so. */
  rule: text,
  until: dayOrNull,
  sentence: text,
});

/** What somebody is covered for on a day (docs/domain/policy.md#r4-3-cover). */
const PersonCoverSchema = v.object({
  personId: key,
  firstName: text,
  role: v.picklist(['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER']),
  /** False for who asked to join and is not on the policy yet. */
  isOnPolicy: yesNo,
  state: v.picklist(['full', 'natural-and-accident', 'accident-only', 'not-yet', 'ended']),
  /** The base and the earliest threat. */
  sentence: text,
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  isOutlined: yesNo,
  since: dayOrNull,
  until: dayOrNull,
  rule: text,
  whoseMove: v.nullable(v.picklist(['you', 'us'])),
  limits: v.array(StatedSchema),
  threats: v.array(StatedSchema),
  /** Rand that would be paid on that day, benefits apart. */
  amounts: v.object({ natural: rand, accident: rand, suicide: rand }),
  /** Rand that the plan says once nothing waits any more. */
  fullAmount: rand,
});

/** Who is covered on a day. */
export const CoverSchema = v.object({
  date: day,
  Policy_Status: oneOf(policyStatuses),
  headline: text,
  /** How many people the headline counts, and how many of them are covered. */
  counted: count,
  covered: count,
  people: v.array(PersonCoverSchema),
  /** What changes next without anybody doing anything; null: nothing that is known. */
  nextChange: v.nullable(v.object({ on: day, sentence: textOrNull, people: v.array(key) })),
});
export type Cover = v.InferOutput<typeof CoverSchema>;
