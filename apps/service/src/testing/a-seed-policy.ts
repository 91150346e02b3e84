import { anIdNumber } from '@portal/domain/testing';
import { aMainMember } from '@portal/service-store/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A policy as a seed file may hold it, with somebody who can be sent a PIN. */
export const aSeedPolicy = {
  Policy_Number: '7000010012',
  Inception_Date: '2024-03-01',
  Product: { id: 'prd-fa-020' },
  MainMember: aMainMember(),
};

const ofAnother = (Policy_Number: string, sequence: number, Cell_Number: string) => ({
  ...aSeedPolicy,
  Policy_Number,
  MainMember: aMainMember({ Id_Number: anIdNumber({ born: '1980-01-02', sequence }), Cell_Number }),
});

/** Policies of two other people. */
export const otherSeedPolicies = [
  ofAnother('7000010020', 7, '27827654321'),
  ofAnother('7000010038', 8, '27827654322'),
] as const;

/** Writes policies into a seed file in a folder. Gives what `SEED_FILE` is set to. */
export function seedFileIn(folder: string, policies: readonly object[] = [aSeedPolicy]): string {
  const file = join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify(policies));
  return file;
}
