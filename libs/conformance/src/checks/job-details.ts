import { headerNames } from '@portal/contract';
import { at, type Exchange } from '../backend/exchange';
import { aboutPolicy, type Kit } from '../kit/kit';

/**
 * The two fields of the policyholder that the kit writes: applied at once, without a PIN, of no consequence for cover or premium
 * (docs/domain/changes.md#r7-2), and put back in the end.
 */
export interface JobDetails {
  Occupation: string | null;
  Employer_Name: string | null;
}

export interface ReadMember extends JobDetails {
  /** Goes up by one with every change of the policyholder. */
  version: number;
}

/** The policyholder as the policy has it now; null where it cannot be read. */
export async function readMember(kit: Kit): Promise<ReadMember | null> {
  const { json } = await aboutPolicy(kit, 'policy');
  const member = at(json, 'data', 'policy', 'MainMember');
  const version = at(member, 'Version');
  if (typeof version !== 'number') return null;
  return {
    Occupation: textOrNull(at(member, 'Occupation')),
    Employer_Name: textOrNull(at(member, 'Employer_Name')),
    version,
  };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

interface Writing {
  /** The version that was read; left out, the record is taken as it stands. */
  version?: number;
  key?: string;
}

/** What a report calls them. */
export const changedDetails = 'Occupation and Employer_Name of the policyholder';

/** Sends new job details. */
export function writeMember(kit: Kit, details: JobDetails, { version, key }: Writing = {}): Promise<Exchange> {
  kit.changed(changedDetails);
  return aboutPolicy(kit, 'updateMainMember', {
    body: { ...details, ...(version !== undefined && { Version: version }) },
    headers: { [headerNames.idempotencyKey]: key ?? kit.newId() },
  });
}

/** Job details that no record has yet, the two fields told apart and alike. */
export const newDetails = (kit: Kit): JobDetails => {
  const mark = kit.newId().slice(0, 8);
  return { Occupation: `Conformance ${mark}`, Employer_Name: `Employer ${mark}` };
};

export const isSame = (a: JobDetails | null, b: JobDetails): boolean =>
  a?.Occupation === b.Occupation && a.Employer_Name === b.Employer_Name;

/** A write that was done at once. */
export const isApplied = ({ status, json }: Exchange): boolean =>
  status === 200 && at(json, 'data', 'outcome') === 'APPLIED';
