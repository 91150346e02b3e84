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

/** The policy of somebody else. */
export const anotherSeedPolicy = {
  ...aSeedPolicy,
  Policy_Number: '7000010020',
  MainMember: aMainMember({ Id_Number: anIdNumber({ born: '1980-01-02', sequence: 7 }), Cell_Number: '27827654321' }),
};

/** Writes policies into a seed file in a folder. Gives what `SEED_FILE` is set to. */
export function seedFileIn(folder: string, policies: readonly object[] = [aSeedPolicy]): string {
  const file = join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify(policies));
  return file;
}
