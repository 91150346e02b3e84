import { type ApprovalAction, type Draft, type Policy } from '@portal/contract';
import { type PlainDate, type PolicyCover } from '@portal/domain';

/** One thing that needs the policyholder now. */
export interface ToDo {
  id: string;
  /** As a command: "Pay R 288 to keep everybody covered". */
  title: string;
  /** Why, in a sentence; null where the title says it. */
  why: string | null;
  /** The last day for it; null: none is set. */
  until: PlainDate | null;
  button: { label: string; to: string };
  /** The form that was left half filled in, for whoever would rather throw it away. */
  draft: Draft | null;
}

export interface ToDoFacts {
  policy: Policy;
  cover: PolicyCover;
  actions: readonly ApprovalAction[];
  drafts: readonly Draft[];
  today: PlainDate;
  /** The page on which premiums are paid. */
  payPath: string;
}

/** What most of them leave out. */
export const plain = { why: null, until: null, draft: null };
