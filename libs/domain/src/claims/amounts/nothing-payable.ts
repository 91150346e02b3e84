import { type PlainDate } from '../../base/plain-date';
import { type CoverRule } from '../../cover/cover-rules';

/**
 * Why nothing is payable: the code of a refusal and the facts that its sentence is filled with. CRIME, NOT_PROVED and FRAUD are not
 * among them: people find these. Source: docs/domain/claims.md#c7-3.
 */
export type NothingPayable =
  | { code: 'NOT_COVERED'; on: PlainDate }
  /** The first day with cover. */
  | { code: 'COVER_NOT_STARTED'; starts: PlainDate }
  /** The day that is read as the end: of a cancelled policy its last day, of a person the first day without cover; null: not recorded. */
  | { code: 'COVER_ENDED'; ended: PlainDate | null; rule: CoverRule }
  | { code: 'WAITING_PERIOD'; naturalFrom: PlainDate }
  /** The last day on which suicide is not paid. */
  | { code: 'SUICIDE'; until: PlainDate }
  | { code: 'LAPSED'; lapsedOn: PlainDate; premiumDue: PlainDate; noticeSentOn: PlainDate }
  | { code: 'STILLBORN_WEEKS'; weeks: number }
  /** How many stillborn claims the policy has paid. */
  | { code: 'STILLBORN_COUNT'; paid: number }
  /** Rand that the law allows for the person, over all policies. */
  | { code: 'LIMIT_REACHED'; most: number };
