import { type SeedAction, type SeedPolicy } from '@portal/service-store';
import { type ToldClaim } from '@portal/service-core';
import { addDays, type PlainDate } from '@portal/domain';
import { anAction, change } from '../an-action';
import { at } from '../at';
import { type ClaimStory } from './claim-story';

type Changed = NonNullable<ClaimStory['emailChanged']>;

/** The policy with the e-mail address that somebody set with the sign-in of its main member. */
export const withEmail = (policy: SeedPolicy, changed: Changed | undefined): SeedPolicy =>
  changed === undefined ? policy : { ...policy, MainMember: { ...policy.MainMember, Email_Address: changed.to } };

/** The request to undo it, in the name of whoever confirmed the death; none where nothing was changed, or no death is confirmed. */
export function undoRequests(
  before: SeedPolicy,
  { claim: { record } }: ToldClaim,
  changed: Changed | undefined,
  today: PlainDate,
): SeedAction[] {
  const { lifeId, deathConfirmed, dateOfDeath: died } = record;
  const by = deathConfirmed?.by;
  if (changed === undefined || lifeId === null || !deathConfirmed || !by) return [];
  const Email_Address = before.MainMember.Email_Address ?? null;
  const changedAt = at(addDays(today, -changed.daysAgo), changed.time);
  return [
    anAction(before, today, {
      actionType: 'UNDO_AFTER_DEATH',
      entityType: 'POLICY',
      entityId: lifeId,
      entityLabel: 'Policy: Silver Family Plan',
      approverType: 'SECOND_STAFF',
      by: 'consultant',
      daysAgo: changed.daysAgo,
      currentValue: {},
      proposedValue: {},
      more: {
        requestedBy: { ...by, role: 'consultant' },
        requestedAt: deathConfirmed.at,
        changes: [
          change(`MAIN_MEMBER.${lifeId}.Email_Address`, 'Main member: Email address', changed.to, Email_Address),
        ],
        undo: {
          death: { kind: 'MAIN_MEMBER', lifeId, died },
          fields: [
            { entityId: lifeId, field: 'MainMember.Email_Address', from: changed.to, to: Email_Address, changeIds: [] },
          ],
          changes: [{ kind: 'UPDATE_CONTACT', at: changedAt, askedBy: null }],
          account: null,
          left: [],
        },
      },
    }),
  ];
}
