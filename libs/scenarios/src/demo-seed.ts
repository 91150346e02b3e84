import { type PlainDate } from '@portal/domain';
import { type Seed } from '@portal/service-store';
import { scenarios } from './scenarios';
import { secondPolicies } from './scenarios/second-policies';

/** The demo's database on a day: every scenario together, and two more policies for the family of the first. */
export function demoSeed(today: PlainDate): Seed {
  const seeds = [...Object.values(scenarios).map((scenarioOn) => scenarioOn(today).seed), secondPolicies.seedOn(today)];
  return {
    policies: seeds.flatMap(({ policies }) => policies),
    notifications: seeds.flatMap(({ notifications = [] }) => notifications),
    approvalActions: seeds.flatMap(({ approvalActions = [] }) => approvalActions),
    deathReports: seeds.flatMap(({ deathReports = [] }) => deathReports),
    claims: seeds.flatMap(({ claims = [] }) => claims),
    failedMessages: seeds.flatMap(({ failedMessages = [] }) => failedMessages),
    payments: seeds.flatMap(({ payments = [] }) => payments),
  };
}
