import { type Migration } from './migration';

/** Of messages that were enqueued before, where nobody has taken the policy over since: then it was for whoever holds it now. */
export const holderOfEarlierMessagesMigration: Migration = {
  number: 54,
  name: 'holder of earlier messages',
  backfill: {
    table: 'outbox',
    key: 'id',
    set: `holder_id = (
      SELECT person_id FROM policy_people JOIN policies ON policies.id = policy_id
      WHERE policies.policy_number = outbox.policy_number AND kind = 'MAIN_MEMBER')`,
    where: `holder_id IS NULL
      AND EXISTS (SELECT FROM policies WHERE policies.policy_number = outbox.policy_number)
      AND NOT EXISTS (
        SELECT FROM approval_actions
        WHERE approval_actions.policy_number = outbox.policy_number AND action_type = 'CONTINUE_POLICY'
          AND status = 'APPLIED')`,
  },
};
