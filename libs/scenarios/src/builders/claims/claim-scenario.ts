import { type PlainDate } from '@portal/domain';
import { type ToldClaim } from '@portal/service-core';
import { type Seed, type SeedClaim } from '@portal/service-store';
import { type ScenarioPlan } from '../../scenario';
import { aCellNumber } from '../a-person';
import { paymentHistory } from '../payments';
import { claimLetters } from './claim-letters';
import { claimNotices } from './claim-notices';
import { type ClaimStory } from './claim-story';
import { policyAfter } from './policy-after';
import { toldStory } from './told-story';
import { undoRequests, withEmail } from './undo-request';

/** A scenario of a claim, which came about as its story tells. */
export const claimScenario = (story: ClaimStory): ScenarioPlan => ({
  title: story.title,
  signIn: story.signIn,
  ...(story.claimant !== undefined && { claimant: aCellNumber(story.claimant) }),
  seedOn: (today) => seedOf(story, toldStory(story, today), today),
});

function seedOf(story: ClaimStory, states: readonly ToldClaim[], today: PlainDate): Seed {
  const before = story.policyOn(today);
  const last = states.at(-1);
  if (last === undefined) throw new Error('A claim begins with its opening');
  return {
    policies: [withEmail(policyAfter(before, last.policy), story.emailChanged)],
    approvalActions: undoRequests(before, last, story.emailChanged, today),
    payments: paymentHistory(before, today),
    notifications: claimNotices(before, states, today),
    failedMessages: claimLetters(states),
    claims: [asSeed(last)],
  };
}

const asSeed = ({ claim, payouts, accounts, updatedAt }: ToldClaim): SeedClaim => ({
  ...claim,
  createdAt: claim.createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  accounts: accounts.map((account) => ({ ...account, createdAt: account.createdAt.toISOString() })),
  payouts: payouts.map(({ claimId: _claim, policyNumber: _policy, ...payout }) => ({
    ...payout,
    createdAt: payout.createdAt.toISOString(),
  })),
});
