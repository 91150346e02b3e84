import { childCoverEnds } from '@portal/domain';
import { portalPaths } from '../../portal-paths';
import { type NotificationRow } from './notification-row';

const { dependants } = portalPaths;

/** The messages about people on a policy and their cover. */
export const peopleSentences = {
  PROOF_OF_STUDY_DUE: {
    title: 'Proof of study needed',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `Send new proof of study for ${name}. Without it the cover of ${name} ends on ${date}.`,
    path: dependants(),
  },
  CHILD_COVER_ENDS: {
    title: 'Child cover ends',
    severity: 'WARNING',
    sentence: ({ name, date, isFirst }) =>
      isFirst
        ? `${name} is not covered: the cover of a child ended on ${date}, before your policy began. You can move ${name} to extended cover.`
        : `The cover of ${name} as a child ends on ${date}. You can move ${name} to extended cover before then.`,
    path: dependants(),
  },
  ID_OUTSTANDING: {
    title: 'ID number needed',
    severity: 'WARNING',
    sentence: ({ name, date }) => `We still need the ID number of ${name}. Add it before ${date}.`,
    path: dependants(),
  },
  CHILD_AGE_LIMIT: {
    title: 'Child cover ends soon',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `${name} turns ${childCoverEnds.usual} on ${date}. Send proof of study or move ${name} to extended cover.`,
    path: dependants(),
  },
  WAITING_PERIOD_ENDED: {
    title: 'Waiting period ended',
    severity: 'SUCCESS',
    sentence: ({ name }) => `The waiting period of ${name} has ended.`,
    path: dependants(),
  },
  EXTRA_COVER_WAITED: {
    title: 'Waiting period ended',
    severity: 'SUCCESS',
    sentence: ({ name }) => `The waiting period for the extra cover of ${name} has ended.`,
    path: dependants(),
  },
} satisfies Record<string, NotificationRow>;
