import { type CauseOfDeath, type PlainDate } from '@portal/domain';
import { type SaidAboutClaim, type Verdict } from '@portal/service-core';
import { type SeedPolicy, type StaffName } from '@portal/service-store';

/** When something happened: so many days before today, at a time in UTC. */
interface When {
  daysAgo: number;
  time: string;
}

/** One thing that happened to a claim. `by` is who claims, by name; or a member of staff. */
export type ClaimAct = When &
  (
    | { is: 'SENT'; document: string; by: string | StaffName }
    /** Whatever the decision still waits for. */
    | { is: 'ALL_SENT'; by: string | StaffName }
    | { is: 'JUDGED'; document: string; by: StaffName; verdict: Verdict }
    /** Whatever came; of natural causes unless it says otherwise. */
    | { is: 'ALL_ACCEPTED'; by: StaffName; cause: CauseOfDeath }
    | { is: 'DEATH_CONFIRMED'; by: StaffName }
    /** Whoever speaks for a payee, each by the name. */
    | { is: 'LET_IN'; by: StaffName; speaker: string; payee: string }
    | { is: 'RECOMMENDED'; by: StaffName; said: SaidAboutClaim }
    | { is: 'CONFIRMED'; by: StaffName; note: string | null }
    | { is: 'ACCOUNT_GIVEN'; by: string; bank: string }
    /** Rand that the invoice of the parlour comes to. */
    | { is: 'PARLOUR_CHOSEN'; by: string; parlour: string; invoice: number; bank: string }
    /** What was ready went to the bank an hour before. */
    | { is: 'PAID' }
  );

/** Who died, and how we were told: by the policyholder in the portal, or to a member of staff in a branch. */
interface Opened extends When {
  who: 'MainMember' | 'Spouse' | 'ExtendedMember';
  diedOn(today: PlainDate): PlainDate;
  place: string;
  cause: CauseOfDeath;
  by: 'POLICYHOLDER' | StaffName;
}

/** What happened around a death. */
export interface ClaimStory {
  title: string;
  signIn: string;
  /** Who signs in to the claim where the policyholder died, by name. */
  claimant?: string;
  /** The policy before any of it. */
  policyOn(today: PlainDate): SeedPolicy;
  opened: Opened;
  /** What somebody changed with the sign-in of a main member who had died by then; the confirmation of the death has found it. */
  emailChanged?: When & { to: string };
  acts: readonly ClaimAct[];
}

const nothingElse = { reasonCode: null, reasonText: null, wording: null, correctedAmount: null } as const;

/** What an assessor says who finds everything in order. */
export const approve = (cause: CauseOfDeath): SaidAboutClaim => ({ kind: 'APPROVE', cause, ...nothingElse });

/** All that is asked for came by hand and is in order: the death is confirmed and an approval recommended, all by the same person. */
export const assessedBy = (by: StaffName, daysAgo: number, cause: CauseOfDeath = 'NATURAL'): ClaimAct[] => [
  { is: 'ALL_SENT', daysAgo, time: '08:00', by },
  { is: 'ALL_ACCEPTED', daysAgo, time: '09:00', by, cause },
  { is: 'DEATH_CONFIRMED', daysAgo, time: '09:10', by },
  { is: 'RECOMMENDED', daysAgo, time: '09:20', by, said: approve(cause) },
];
