import { type CodeList, type CodeOf, type Tone } from './code-list';

/** How closely somebody must look before they approve a change; the lowest first. */
export const riskLevels = [
  { code: 'LOW', label: 'Low risk', tone: 'green' },
  { code: 'MEDIUM', label: 'Medium risk', tone: 'amber' },
  { code: 'HIGH', label: 'High risk', tone: 'red' },
] as const satisfies readonly (CodeList[number] & { tone: Tone })[];
export type RiskLevel = CodeOf<typeof riskLevels>;
