import { type PlainDate } from '@portal/domain';
import { type Seed } from '@portal/service-store';
import { scenarios } from './scenarios';

/** The demo's database on a day: every scenario together. */
export function demoSeed(today: PlainDate): Seed {
  const seeds = Object.values(scenarios).map((scenarioOn) => scenarioOn(today).seed);
  return {
    policies: seeds.flatMap(({ policies }) => policies),
    notifications: seeds.flatMap(({ notifications = [] }) => notifications),
    approvalActions: seeds.flatMap(({ approvalActions = [] }) => approvalActions),
    payments: seeds.flatMap(({ payments = [] }) => payments),
  };
}
