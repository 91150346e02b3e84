import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { addDays, type PlainDate } from '@portal/domain';
import { tellReport } from '@portal/service-core';
import { completePolicy, type SeedDeathReport, type SeedPolicy } from '@portal/service-store';
import { type ScenarioPlan } from '../../scenario';
import { aCellNumber, namesOf } from '../a-person';
import { aNotification } from '../a-notification';
import { at } from '../at';
import { idOf } from '../derived';
import { paymentHistory } from '../payments';
import { lifeOf } from './told-story';

/** What somebody told us on the public page. */
export interface ReportStory {
  title: string;
  signIn: string;
  policyOn(today: PlainDate): SeedPolicy;
  who: 'MainMember' | 'ExtendedMember';
  /** Days between the death, as it was reported, and today. */
  diedDaysAgo: number;
  reporter: { name: string; relationship: SeedDeathReport['reporter']['relationship'] };
  daysAgo: number;
  time: string;
}

/** A scenario of a death that was reported and for which nobody has claimed. */
export const reportScenario = (story: ReportStory): ScenarioPlan => ({
  title: story.title,
  signIn: story.signIn,
  seedOn(today) {
    const policy = story.policyOn(today);
    const { report, tells } = toldReport(story, today);
    const { daysAgo, time } = story;
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: tells === null ? [] : [aNotification(policy, today, { type: tells, daysAgo, time })],
      deathReports: [{ ...report, id: idOf(`${story.signIn}/death-report`) }],
    };
  },
});

/** The report of a story, looked up as soon as it came. */
export function toldReport({ signIn, reporter, ...story }: ReportStory, today: PlainDate) {
  const policy = completePolicy(story.policyOn(today), new Date(at(today)));
  const { First_Name: firstName, Surname: surname } = namesOf(reporter.name);
  return tellReport({
    policy,
    lifeId: lifeOf(policy, story.who).id,
    dateOfDeath: addDays(today, -story.diedDaysAgo),
    reporter: { firstName, surname, relationship: reporter.relationship, language: 'ENGLISH' },
    cellNumber: aCellNumber(reporter.name),
    at: new Date(at(addDays(today, -story.daysAgo), story.time)),
    bytes: sha256(utf8ToBytes(`${signIn}/report-reference`)).slice(0, 16),
  });
}
