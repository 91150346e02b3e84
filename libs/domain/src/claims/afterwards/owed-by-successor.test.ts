import { expect, it } from 'vitest';
import { owedBySuccessor } from './owed-by-successor';

it.each([
  { why: 'what has fallen due since', status: 'REPORTED', arrears: 111, overdueAtDeath: [], owes: 111 },
  { why: 'nothing that the claim takes off', status: 'REPORTED', arrears: 111, overdueAtDeath: [111], owes: 0 },
  { why: 'what came after that', status: 'DISPUTED', arrears: 222, overdueAtDeath: [111], owes: 111 },
  { why: 'nothing below zero', status: 'IN_ASSESSMENT', arrears: 50, overdueAtDeath: [111, 111], owes: 0 },
  { why: 'what a decided claim left unpaid', status: 'REPUDIATED', arrears: 111, overdueAtDeath: [111], owes: 111 },
] as const)('whoever goes on with a policy owes $why', ({ status, arrears, overdueAtDeath, owes }) => {
  expect(owedBySuccessor({ arrears, claim: { status }, overdueAtDeath })).toBe(owes);
});
